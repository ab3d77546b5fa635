// Room: what moves bring and what happened, as clients are told it: typed changes with their words, things as pairs.
#include "engine/text/story.h"
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
net::awaitable<Json> Room::preview(Caller caller, Seat seat, std::string move) {
    co_await between_changes();
    need_seat(caller, seat);
    if (!has(game().pending(), seat)) fail(422, "not_asked", "you are not asked now");
    for (const Offered& offered : game().offered(seat, text(caller.lang)))
        if (offered.text == move)
            co_return boost::json::object{
                {"move", move}, {"changes", changes_json(game().preview(seat, offered.move, text(caller.lang)))}};
    fail(422, "not_offered", "this move is not offered now");
}

}  // namespace pentarchy
