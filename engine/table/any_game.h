// AnyGame and AnyEdition made from a game's struct: all_of<G>() is what the catalog lists.
#pragma once

#include "base/hash.h"
#include "engine/laws/laws.h"
#include "engine/moves/options.h"
#include "engine/table/simulate.h"
#include "engine/table/table.h"

namespace pentarchy {

namespace engine {
std::string_view embedded(std::string_view name);
}

template <class G>
class EditionOf final : public AnyEdition {
  public:
    EditionOf(const AnyGame& game, const Json& components, std::string_view name, std::string_view default_hash)
        : game_(game),
          json_(components),
          tables_(G::load(Node(json_, name))),
          hash_(blake2b_hex(canonical(json_))),
          is_default_(default_hash.empty() || hash_ == default_hash) {}

    const AnyGame& game() const override { return game_; }
    const Json& json() const override { return json_; }
    const std::string& hash() const override { return hash_; }
    bool is_default() const override { return is_default_; }

    std::unique_ptr<AnyTable> open(const TableSetup& setup) const override {
        return make_table(setup, Stream::commitment(setup.secret), true);
    }
    std::unique_ptr<AnyTable> replay(const Json& json, std::string_view name,
                                     std::optional<size_t> events) const override;

    SimulateResult simulate(const SimulateRequest& request) const override {
        check(request.seats, request.options);
        if (request.games < 1) bad_input("there must be at least one game to simulate");
        return pentarchy::simulate<G>(tables_, request);
    }
    uint64_t signature(int games) const override { return pentarchy::signature<G>(tables_, games); }
    std::optional<std::string> check_laws(const Variant& variant, uint64_t seed) const override {
        return check_game<G>(tables_, variant.seats, seed, variant.options);
    }
    const typename G::Edition& tables() const { return tables_; }
    // BadInput unless this many seats may play with these options.
    void check(int seats, const Json& options) const {
        check_options(game_, Node(options, "options"));
        check_seats(game_, seats, options);
    }
    size_t state_bytes() const override { return sizeof(typename G::State); }
    double copy_nanoseconds() const override { return pentarchy::copy_nanoseconds<G>(tables_); }
    std::vector<CardPage> cards(const Texts& text) const override { return G::cards(tables_, text); }

  private:
    std::unique_ptr<Table<G>> make_table(TableSetup setup, std::string commitment, bool can_draw) const {
        check(setup.seats, setup.options);
        if (setup.names.empty())
            for (Seat seat = 0; seat < setup.seats; ++seat) setup.names.push_back(G::word(tables_, kSeat, seat));
        if (setup.names.size() != static_cast<size_t>(setup.seats))
            bad_input("there are {} names for {} seats", setup.names.size(), setup.seats);
        return std::make_unique<Table<G>>(shared_from_this(), tables_, std::move(setup), std::move(commitment),
                                          can_draw);
    }
    std::unique_ptr<Table<G>> table_of(const Record& record, std::string_view name) const;

    const AnyGame& game_;
    Json json_;
    typename G::Edition tables_;
    std::string hash_;
    bool is_default_;
};

// The table as it stood before the first event of the record.
template <class G>
std::unique_ptr<Table<G>> EditionOf<G>::table_of(const Record& record, std::string_view name) const {
    if (record.game != G::kInfo.slug)
        bad_input("{}: this is a game of {}, not of {}", name, record.game, G::kInfo.slug);
    if (record.rules != G::kInfo.rules_version)
        bad_input("{}: it was played with version {} of the rules of {}, this program plays version {}", name,
                  record.rules, record.game, G::kInfo.rules_version);
    if (record.edition_hash != hash_)
        bad_input("{}: it was played with another edition of {} ({:.12})", name, record.game, record.edition_hash);
    const auto& secret = record.secret ? record.secret : record.host_secret;
    if (record.host_secret && Stream::commitment(*record.host_secret) != record.commitment)
        bad_input("{}: host_secret is not the secret that the commitment stands for", name);
    TableSetup setup{static_cast<int>(record.seats.size()),
                     record.options,
                     record.seats,
                     secret.value_or(Secret{}),
                     record.entropy,
                     record.luck_by_event};
    try {
        return make_table(std::move(setup), record.commitment, secret.has_value());
    } catch (const BadInput& problem) {
        bad_input("{}: {}", name, problem.what());
    }
}

template <class G>
std::unique_ptr<AnyTable> EditionOf<G>::replay(const Json& json, std::string_view name,
                                               std::optional<size_t> events) const {
    const Record record = read_record(json, name);
    std::unique_ptr<Table<G>> table = table_of(record, name);
    const size_t end = std::min(events.value_or(record.events.size()), record.events.size());
    for (size_t i = 0; i < end; ++i) {
        try {
            table->apply(record.events[i]);
        } catch (const BadInput& problem) {
            bad_input("{}: event {}: {}", name, i, problem.what());
        }
    }
    if (end == record.events.size()) check_result(record, *table, name);
    return table;
}

template <class G>
class GameOf final : public AnyGame {
  public:
    GameOf() : english_(words("en")), czech_(words("cs")) {
        const Json components = parse_json(G::file("components.json"), "components.json");
        default_ = std::make_shared<EditionOf<G>>(*this, components, "components.json", "");
    }
    const GameInfo& info() const override { return G::kInfo; }
    const std::vector<OptionInfo>& options() const override { return G::options(); }
    std::vector<Variant> variants() const override { return pentarchy::variants<G>(); }
    std::vector<int> allowed_seats(const Json& options) const override { return pentarchy::allowed_seats<G>(options); }
    std::string_view file(std::string_view name) const override { return G::file(name); }
    const Texts& text(std::string_view lang) const override {
        if (lang == "en") return english_;
        if (lang == "cs") return czech_;
        bad_input("there is no language \"{}\"; there is: en, cs", lang);
    }
    std::shared_ptr<const AnyEdition> default_edition() const override { return default_; }
    std::shared_ptr<const AnyEdition> edition(const Json& components, std::string_view name) const override {
        return std::make_shared<EditionOf<G>>(*this, components, name, default_->hash());
    }

  private:
    static Texts words(const std::string& lang) {
        const std::string name = "text/" + lang + ".txt";
        Texts out = Texts::parse(engine::embedded(name), "engine/" + name, lang);
        out.add(Texts::parse(G::file(name), std::string(G::kInfo.slug) + "/" + name, lang));
        return out;
    }
    Texts english_, czech_;
    std::shared_ptr<const AnyEdition> default_;
};

template <class G>
const AnyGame& all_of() {
    static const GameOf<G> game;
    return game;
}

}  // namespace pentarchy
