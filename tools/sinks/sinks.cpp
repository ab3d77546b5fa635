// The same offer twice: with plain ifs, and through the fast sink. tools/check_sinks compares the machine code.
#include "engine/moves/offer.h"

namespace pentarchy {

struct Site {
    unsigned char region, owner, open, present;
};

template <class Out>
inline void offer_sites(const Site* sites, int n, int seat, Out& out) {
    for (int i = 0; i < n; ++i)
        if (out.need(sites[i].open, "EN-12.2"_rule) && out.need(sites[i].present >> seat & 1, "EN-12.3"_rule) &&
            out.need(sites[i].owner == 0xFF, "EN-12.1"_rule))
            out.add(make(7, i, sites[i].region));
    out.others(7, sites[0].open ? "EN-12.4"_rule : "EN-12.5"_rule);
}

extern "C" void with_sink(const Site* sites, int n, int seat, Offer& offer) {
    Fast out{offer};
    offer_sites(sites, n, seat, out);
}

extern "C" void plain_ifs(const Site* sites, int n, int seat, Offer& offer) {
    for (int i = 0; i < n; ++i)
        if (sites[i].open && (sites[i].present >> seat & 1) && sites[i].owner == 0xFF)
            offer.add(make(7, i, sites[i].region));
}

}  // namespace pentarchy
