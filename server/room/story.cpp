// Room: what moves bring and what happened, as clients are told it: typed changes with their words, things as pairs.
#include "engine/text/story.h"
#include "engine/moves/offered_set.h"
#include "server/room/room.h"

namespace pentarchy {

namespace {

Json changes_json(const std::vector<ViewChange>& changes) {
    boost::json::array out;
    for (const ViewChange& change : changes)
        out.push_back({{"path", change.path},
                       {"things", things_json(change.things)},
                       {"before", change.before},
                       {"after", change.after},
                       {"seat", change.seat < kMaxSeats ? Json(change.seat) : Json()},
                       {"text", change.text}});
    return out;
}

Json part_json(const StoryPart& part) {
    if (part.heading) return {{"heading", part.text}};
    boost::json::object out{{"text", part.text}};
    if (part.same_sentence) out["alone"] = part.alone;
    if (!part.now.empty()) out["head"] = boost::json::array{part.was, part.now};
    if (!part.brought.empty()) out["brought"] = changes_json(part.brought);
    if (!part.rules.empty()) out["rules"] = boost::json::array(part.rules.begin(), part.rules.end());
    return out;
}

}  // namespace

Json things_json(const std::vector<Thing>& things) {
    boost::json::array out;
    for (const Thing& thing : things) out.push_back(boost::json::array{thing.kind, thing.id});
    return out;
}

Json log_json(const StoryEntry& entry) {
    boost::json::object json{{"revision", entry.revision},
                             {"move", entry.move},
                             {"label", entry.label},
                             {"undone", entry.undone},
                             {"things", things_json(entry.things)}};
    json["seat"] = entry.actor == kChance ? Json("chance") : entry.actor < kMaxSeats ? Json(entry.actor) : Json();
    json["lines"] = boost::json::array(entry.lines.begin(), entry.lines.end());
    boost::json::array story;
    for (const StoryPart& part : entry.parts) story.push_back(part_json(part));
    json["story"] = std::move(story);
    if (entry.goes_on) json["goes_on"] = true;
    return json;
}

// One move at a time, when somebody looks at it: a whole offer would take some hundred times as long as listing it.
net::awaitable<Json> Room::preview(Caller caller, Seat seat, Said said) {
    co_await between_changes();
    need_seat(caller, seat);
    if (!has(game().pending(), seat)) fail(422, "not_asked", "you are not asked now");
    const Texts& words = text(caller.lang);
    if (said.is_set) {
        const auto set = game().offered_set(seat, words);
        const OfferedSet::Way* way = set ? set->find(said.moves) : nullptr;
        if (!way) fail(422, "not_offered", "these moves are no set that is offered now");
        co_return boost::json::object{{"moves", boost::json::array(said.moves.begin(), said.moves.end())},
                                      {"changes", changes_json(game().preview(seat, way->moves, words))}};
    }
    for (const Offered& offered : game().offered(seat, words))
        if (offered.text == said.moves[0])
            co_return boost::json::object{{"move", offered.text},
                                          {"changes", changes_json(game().preview(seat, {offered.move}, words))}};
    fail(422, "not_offered", "this move is not offered now");
}

}  // namespace pentarchy
