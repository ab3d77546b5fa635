// Plays a finished record again through the public face of a table, with its luck drawn anew.
#include "engine/table/verify.h"

#include "engine/table/record.h"

namespace pentarchy {
namespace {

void step(AnyTable& table, const RecordedEvent& event, size_t& draws) {
    if (event.kind == Event::Kind::Move && event.actor == "chance") {
        const std::string luck = table.next_draw();
        if (luck != event.text) bad_input("luck brought \"{}\", but the secret gives \"{}\"", event.text, luck);
        table.draw();
        ++draws;
        return;
    }
    const Seat seat = table.seat_of(event.actor);
    switch (event.kind) {
        case Event::Kind::Move: return table.play(seat, event.text);
        case Event::Kind::Undo: return event.agreed ? table.undo_agreed(seat) : table.undo(seat);
        case Event::Kind::Order: return table.set_order(seat, event.row, event.text);
    }
}

}  // namespace

size_t verify(const AnyEdition& edition, const Json& json, std::string_view name) {
    const Record record = read_record(json, name);
    if (!record.secret) bad_input("{}: the game is not over: its secret is not revealed", name);
    if (Stream::commitment(*record.secret) != record.commitment)
        bad_input("{}: the secret is not the one that the commitment stands for", name);
    if (!edition.replay(json, name, std::nullopt)->is_over()) bad_input("{}: the game is not over", name);
    const auto table = edition.replay(json, name, 0);
    size_t draws = 0;
    for (size_t i = 0; i < record.events.size(); ++i) {
        try {
            step(*table, record.events[i], draws);
        } catch (const BadInput& problem) {
            bad_input("{}: event {}: {}", name, i, problem.what());
        }
    }
    return draws;
}

}  // namespace pentarchy
