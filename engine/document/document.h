// The state document: the state as readable JSON. A game describes its fields once, as a template over Writer and
// Reader:
//
//   template <class D>
//   void describe(D& d, const Edition& t, State& s) {
//       d.number("round", s.round, t.rounds);
//       d.each("players", t.seat_words, [&](D& player, int seat) { player.flag("passed", s.player[seat].passed); });
//   }
//
// The Writer makes the document, the Reader fills a state from one and complains with the exact path. Members come in
// the order in which they are described. What follows from the rest is `derived`: written for whoever reads the
// document, and not read again.
#pragma once

#include "engine/document/document_reader.h"
#include "engine/document/document_writer.h"
