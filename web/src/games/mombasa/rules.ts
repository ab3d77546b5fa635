// Which rule a question or a move goes back to.
export const kRowRules: Record<string, string> = {
  keep_tile: "MO-3.4", rest_cards: "MO-2.22", plan_slot: "MO-6.2", plan_ready: "MO-6.12", take_turn: "MO-7.2", use_goods: "MO-8.1", take_row: "MO-15.1", expand: "MO-9.4", take_post: "MO-9.10", return_post: "MO-9.16",
  flip_book: "MO-11.2", move_jar: "MO-11.4", spend_points: "MO-10.3", place_book: "MO-10.9", choose_reward: "MO-13.18", sell_card: "MO-13.12", choose_tracks: "MO-18.15", remove_post: "MO-11.19", buy_card: "MO-13.9", advance: "MO-8.8",
};

export const kVerbRules: Record<string, string> = {
  keep: "MO-3.4", rest: "MO-2.22", plan: "MO-6.2", plan_none: "MO-6.4", ready: "MO-6.12", lay_plus: "MO-14.5", acquire: "MO-8.3", trade: "MO-8.14", use: "MO-8.1", use_done: "MO-8.2", expand: "MO-9.1", bookkeeper: "MO-11.1",
  merchant: "MO-12.1", use_tile: "MO-14.1", occupy: "MO-13.1", leave: "MO-15.1", place: "MO-9.4", stop: "MO-9.4", take_post: "MO-9.10", return_post: "MO-9.16", flip: "MO-11.2", flip_none: "MO-11.2", jar_to: "MO-11.4", jar_stay: "MO-11.4",
  take_book: "MO-10.3", take_money: "MO-10.6", remove_post: "MO-11.19", remove_none: "MO-11.20", buy: "MO-13.9", buy_none: "MO-13.10", advance: "MO-8.8", cross: "MO-17.4", stop_steps: "MO-17.5", place_book: "MO-10.9", choose: "MO-13.18",
  sell: "MO-13.12", track: "MO-18.15", take_row: "MO-15.1",
};
