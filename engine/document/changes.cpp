// Finding the text for a path. There are some thirty texts of changes in a game: they are tried one after the other.
#include "engine/document/changes.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pentarchy {
namespace {

constexpr std::string_view kPrefix = "change.";

std::vector<std::string_view> parts_of(std::string_view key) {
    std::vector<std::string_view> out;
    while (true) {
        const size_t dot = key.find('.');
        out.push_back(key.substr(0, dot));
        if (dot == key.npos) return out;
        key.remove_prefix(dot + 1);
    }
}

struct Pattern {
    std::string path;  // without .more and .less
    std::vector<std::string_view> parts;
    bool more = true, less = true;  // which way it tells of
    std::string key;
};

std::vector<Pattern> patterns_in(const Texts& text) {
    std::vector<Pattern> out;
    for (auto at = text.texts().lower_bound(kPrefix); at != text.texts().end() && at->first.starts_with(kPrefix);
         ++at) {
        Pattern pattern{.path = at->first.substr(kPrefix.size()), .parts = {}, .key = at->first};
        const bool more = pattern.path.ends_with(".more"), less = pattern.path.ends_with(".less");
        if (more || less) pattern.path.resize(pattern.path.size() - 5);
        pattern.more = !less, pattern.less = !more;
        pattern.parts = parts_of(std::string_view(at->first).substr(kPrefix.size(), pattern.path.size()));
        out.push_back(std::move(pattern));
    }
    return out;
}

class Naming {
  public:
    Naming(const Texts& text, WordsOfKind words, const void* tables)
        : text_(text), words_(words), tables_(tables), patterns_(patterns_in(text)) {}

    bool name(const Difference& d, ViewChange& out) const {
        for (const Pattern& p : patterns_) {
            if (!(d.after > d.before ? p.more : p.less) || !fits(p, d.path, out.things)) continue;
            out.path = p.path;
            out.before = d.before;
            out.after = d.after;
            if (!out.things.empty() && out.things[0].kind == "seat") out.seat = index_of(out.things[0]);
            return true;
        }
        return false;
    }

  private:
    bool fits(const Pattern& p, const std::vector<std::string>& path, std::vector<Thing>& things) const {
        things.clear();
        if (p.parts.size() != path.size()) return false;
        for (size_t i = 0; i < path.size(); ++i) {
            if (p.parts[i] == path[i]) continue;
            const auto* known = words_(tables_, p.parts[i]);
            if (!known || std::find(known->begin(), known->end(), path[i]) == known->end()) return false;
            things.push_back({std::string(p.parts[i]), path[i]});
        }
        return true;
    }
    Seat index_of(const Thing& seat) const {
        const auto* known = words_(tables_, seat.kind);
        return static_cast<Seat>(std::find(known->begin(), known->end(), seat.id) - known->begin());
    }

    const Texts& text_;
    WordsOfKind words_;
    const void* tables_;
    std::vector<Pattern> patterns_;
};

std::string text_of(const ViewChange& change, const Texts& text) {
    std::vector<Arg> args{number_arg("before", change.before), number_arg("after", change.after)};
    for (const Thing& thing : change.things) {
        const auto again =
            std::count_if(args.begin(), args.end(), [&](const Arg& arg) { return arg.name == thing.kind; });
        args.push_back({again ? thing.kind + "2" : thing.kind, thing.id});
    }
    const std::string key = std::string(kPrefix) + change.path;
    if (text.has(key)) return render(text, key, args);
    return render(text, key + (change.after > change.before ? ".more" : ".less"), args);
}

}  // namespace

std::vector<ViewChange> name_changes(const std::vector<Difference>& differences, const Texts& text, WordsOfKind words,
                                     const void* tables) {
    const Naming naming(text, words, tables);
    std::vector<ViewChange> out;
    for (const Difference& d : differences) {
        ViewChange change;
        if (!naming.name(d, change)) continue;
        change.text = text_of(change, text);
        out.push_back(std::move(change));
    }
    return out;
}

std::string changes_text(const std::vector<ViewChange>& changes, Seat actor, const Texts& text,
                         const std::vector<std::string>& seat_names) {
    std::vector<std::string> own, out;
    for (const ViewChange& change : changes)
        if (change.seat == actor || change.seat >= seat_names.size()) own.push_back(change.text);
    if (!own.empty()) out.push_back(fmt::format("{}", fmt::join(own, ", ")));
    for (Seat seat = 0; seat < seat_names.size(); ++seat) {
        std::vector<std::string> theirs;
        for (const ViewChange& change : changes)
            if (change.seat == seat && seat != actor) theirs.push_back(change.text);
        if (theirs.empty()) continue;
        const Arg args[] = {{"seat", seat_names[seat]}, {"changes", fmt::format("{}", fmt::join(theirs, ", "))}};
        out.push_back(render(text, "table.theirs", args));
    }
    return fmt::format("{}", fmt::join(out, "; "));
}

}  // namespace pentarchy
