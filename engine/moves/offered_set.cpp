#include "engine/moves/offered_set.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace pentarchy {

const OfferedSet::Way* OfferedSet::find(std::vector<int> picks) const {
    std::sort(picks.begin(), picks.end());
    for (const Way& way : ways)
        if (way.members == picks) return &way;
    return nullptr;
}

const OfferedSet::Way* OfferedSet::find(std::span<const std::string> texts) const {
    std::vector<int> picks;
    for (const std::string& said : texts) {
        if (enough && said == enough->text) continue;
        const auto member = known.find(said);
        if (member == known.end()) return nullptr;
        picks.push_back(member->second);
    }
    return find(std::move(picks));
}

bool OfferedSet::same(const std::string& a, const std::string& b) const {
    const auto one = known.find(a), other = known.find(b);
    return one != known.end() && other != known.end() && one->second == other->second;
}

std::vector<bool> OfferedSet::open_to(std::vector<int> picks) const {
    std::sort(picks.begin(), picks.end());
    std::vector<bool> out(members.size());
    std::vector<int> more;
    for (const Way& way : ways) {
        if (!std::includes(way.members.begin(), way.members.end(), picks.begin(), picks.end())) continue;
        more.clear();
        std::set_difference(way.members.begin(), way.members.end(), picks.begin(), picks.end(),
                            std::back_inserter(more));
        for (const int member : more) out[static_cast<size_t>(member)] = true;
    }
    return out;
}

void SetMaker::add_member(const Offered& member) {
    of_move_.emplace(member.move.bits(), static_cast<int>(all_.size()));
    all_.push_back(member);
}

std::vector<int> SetMaker::members_of(const std::vector<Move>& path, const std::vector<int>& member_of) const {
    std::vector<int> out;
    for (const Move m : path)
        if (!out_.enough || m != out_.enough->move)
            out.push_back(member_of[static_cast<size_t>(of_move_.at(m.bits()))]);
    std::sort(out.begin(), out.end());
    return out;
}

// Moves that read alike are one member only if no two sets are then the same.
bool SetMaker::tells_apart(const std::vector<int>& member_of) const {
    std::set<std::vector<int>> seen;
    return std::all_of(ways_.begin(), ways_.end(),
                       [&](const auto& path) { return seen.insert(members_of(path, member_of)).second; });
}

OfferedSet SetMaker::finish() {
    std::vector<int> first_alike, itself;
    std::map<std::string, int> by_label;
    for (const Offered& move : all_) {
        const auto place = static_cast<int>(itself.size());
        itself.push_back(place);
        first_alike.push_back(by_label.emplace(move.label, place).first->second);
    }
    const std::vector<int>& chosen = tells_apart(first_alike) ? first_alike : itself;
    std::vector<int> member_of(all_.size());
    std::map<std::string, int> times;
    for (size_t i = 0; i < all_.size(); ++i) {
        if (chosen[i] == static_cast<int>(i)) {
            member_of[i] = static_cast<int>(out_.members.size());
            out_.members.push_back(all_[i]);
            if (const int nth = ++times[all_[i].label]; nth > 1) out_.members.back().label += fmt::format(" ({})", nth);
        } else {
            member_of[i] = member_of[static_cast<size_t>(chosen[i])];
        }
        out_.known.emplace(all_[i].text, member_of[i]);
    }
    for (std::vector<Move>& path : ways_) {
        OfferedSet::Way way{members_of(path, member_of), std::move(path)};
        const auto size = static_cast<int>(way.members.size());
        out_.least = out_.ways.empty() ? size : std::min(out_.least, size);
        out_.most = std::max(out_.most, size);
        out_.ways.push_back(std::move(way));
    }
    return std::move(out_);
}

}  // namespace pentarchy
