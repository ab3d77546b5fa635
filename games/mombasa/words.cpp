// The vocabulary: the name of each verb and message, and the kinds of its arguments, in the order of moves.h.
#include "base/check.h"
#include "games/mombasa/moves.h"

namespace pentarchy::mombasa {

namespace {

constexpr uint8_t n = kNumberKind, s = kSeatKind;

std::vector<Phrase> verbs() {
    return {{"lay_track", {kCompany, kSide}},
            {"start_seat", {s}},
            {"draw_card", {kCardSpace, kCard}},
            {"draw_book", {kBookSpace, kBook}},
            {"deal_tile", {kStartTile}},
            {"keep", {kStartTile}},
            {"rest", {kSlot, kCard}},
            {"plan", {kSlot, kCard}},
            {"plan_none", {kSlot}},
            {"ready", {}},
            {"lay_plus", {kSlot, kCard}},
            {"acquire", {kCardSpace, kCard}},
            {"trade", {kCommodity}},
            {"use", {kSlot, kCard}},
            {"use_done", {}},
            {"expand", {kCompany}},
            {"bookkeeper", {kSlot, kCard}},
            {"merchant", {kSlot, kCard}},
            {"use_tile", {kTile}},
            {"occupy", {kSpace}},
            {"leave", {}},
            {"place", {kRegion}},
            {"stop", {}},
            {"take_post", {kCompany, n}},
            {"return_post", {kCompany, n}},
            {"flip", {n}},
            {"flip_none", {}},
            {"jar_to", {n}},
            {"jar_stay", {}},
            {"take_book", {kBookSpace, kBook}},
            {"take_money", {}},
            {"remove_post", {kCompany, n}},
            {"remove_none", {}},
            {"buy", {kCardSpace, kCard}},
            {"buy_none", {}},
            {"advance", {kCompany}},
            {"cross", {kCompany, n}},
            {"stop_steps", {}},
            {"place_book", {kBook, n}},
            {"choose", {n}},
            {"sell", {kCard}},
            {"track", {kCompany}},
            {"take_row", {kSlot}}};
}

std::vector<Phrase> messages() {
    return {{"track_laid", {kCompany, kSide}},
            {"starts", {s}},
            {"keeps_tile", {s, kStartTile}},
            {"rests", {s, kCard, kSlot}},
            {"round_begins", {n}},
            {"planned", {s, kCard, kSlot}},
            {"planned_nothing", {s}},
            {"lays_plus", {s, kCard}},
            {"uses", {s, kCard}},
            {"uses_tile", {s, kTile}},
            {"acquires", {s, kCard, n}},
            {"advances", {s, kCompany, n}},
            {"pays", {s, kCompany, n}},
            {"payout", {s, n, kCompany}},
            {"unlocks", {s, kCompany}},
            {"diamonds", {s, n}},
            {"slot_opens", {s, kSlot}},
            {"gains_money", {s, n}},
            {"expands", {s, kCompany, n}},
            {"places", {s, kCompany, kRegion}},
            {"ousts", {s, kCompany, kCompany, kRegion}},
            {"returns", {kCompany, n}},
            {"post_gone", {kCompany}},
            {"flips", {s, kBook}},
            {"flips_tile", {s}},
            {"jar_moves", {s, n}},
            {"takes_book", {s, kBook}},
            {"takes_coin", {s}},
            {"points_to_money", {s, n}},
            {"removes", {s, kCompany}},
            {"buys", {s, kCard, n}},
            {"places_book", {s, kBook, n}},
            {"book_gone", {s, kBook}},
            {"book_drawn", {kBook}},
            {"occupies", {s, kSpace}},
            {"takes_token", {s}},
            {"sells", {s, kCard, n}},
            {"leaves", {s}},
            {"takes_row", {s, kSlot, n}},
            {"coins_laid", {n, n}},
            {"card_gone", {kCard}},
            {"card_drawn", {kCard}},
            {"takes_tile", {s, kTile}},
            {"game_over", {}},
            {"score_cash", {s, n}},
            {"score_company", {s, kCompany, n, n, n}},
            {"score_diamonds", {s, n}},
            {"score_books", {s, n}},
            {"score_total", {s, n}}};
}

}  // namespace

const Vocabulary& vocabulary() {
    static const Vocabulary kVocabulary{{"number", "seat", "company", "region", "side", "card", "book", "start_tile",
                                         "tile", "space", "card_space", "book_space", "commodity", "slot"},
                                        verbs(),
                                        messages()};
    CHECK(kVocabulary.verbs.size() == static_cast<size_t>(Verb::kCount));
    CHECK(kVocabulary.messages.size() == static_cast<size_t>(Msg::kCount));
    return kVocabulary;
}

}  // namespace pentarchy::mombasa
