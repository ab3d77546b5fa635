// Which rule a question or a move goes back to.
export const kRowRules: Record<string, string> = {
  choose_faction: "IS-2.3", choose_deck: "IS-15.6", take_card: "IS-4.3", draft_card: "IS-18.2", draft_ready: "IS-18.7", pick_source: "IS-5.9", take_turn: "IS-6.1", after_action: "IS-6.12", exchange_more: "IS-11.5", pay: "IS-7.12", pay_card: "IS-10.7",
  pay_deal: "IS-1.47", sacrifice: "IS-7.6", convert_good: "IS-1.53", pick_extra: "IS-1.50", pick_build: "IS-1.51", pick_trigger: "IS-7.22", pick_option: "IS-1.44", pick_good: "IS-1.43", keep_card: "IS-1.41", pick_production: "IS-1.48", pick_deal: "IS-1.49",
  pick_location: "IS-1.54", pick_raze: "IS-1.52", steal_good: "IS-1.55", pick_victim: "IS-10.12", discard_one: "IS-10.12", pick_enemy_deal: "IS-1.55", lay_foundation: "IS-10.12", place_samurai: "IS-12.5", choose_loss: "IS-19.42",
};

export const kVerbRules: Record<string, string> = {
  choose: "IS-2.3", take: "IS-4.3", draft: "IS-18.2", ready: "IS-18.7", draw_from: "IS-15.6", produce: "IS-5.4", produce_deals: "IS-5.3", build: "IS-7.1", deal: "IS-8.1", raze_card: "IS-9.3", raze: "IS-9.5", activate: "IS-10.1", activate_twice: "IS-10.3",
  exchange: "IS-11.1", exchange_card: "IS-11.1", stop: "IS-11.5", pass: "IS-6.4", end_turn: "IS-6.12", defend: "IS-12.1", samurai: "IS-12.5", stash_card: "IS-12.11", stash_good: "IS-12.12", sacrifice: "IS-7.6", pay: "IS-7.12", pay_card: "IS-10.7",
  pay_deal: "IS-1.47", pay_attack: "IS-19.26", build_deal: "IS-1.51", gain: "IS-1.43", option: "IS-1.44", decline: "IS-1.44", keep: "IS-1.41", copy: "IS-1.48", use_deal: "IS-1.49", use_attack: "IS-19.26", give_up: "IS-1.53", keep_good: "IS-1.53",
  remove: "IS-1.54", spoil: "IS-1.54", steal: "IS-1.55", victim: "IS-10.12", discard: "IS-10.12", block: "IS-1.54", break_deal: "IS-1.56", break_attack: "IS-19.26", take_deal: "IS-1.55", take_attack: "IS-19.26", remote_deal: "IS-1.54",
  lay_foundation: "IS-10.12", take_control: "IS-1.54", trigger: "IS-7.22", lose: "IS-19.42",
};
