// Which rule a question or a move goes back to.
export const kRowRules: Record<string, string> = {
  build_tile: "EN-5.1", pay_workers: "EN-7.2", action_turn: "EN-8.2", use_action: "EN-10.1", trim: "EN-17.3", neutral_ship: "EN-23.12", neutral_occupy: "EN-23.13", neutral_draw: "EN-23.14",
};

export const kVerbRules: Record<string, string> = {
  build: "EN-5.1", pay: "EN-7.1", activate: "EN-9.1", spend: "EN-9.5", pass: "EN-17.1", ship: "EN-11.1", occupy: "EN-12.1", attack: "EN-13.1", draw: "EN-15.1", payment: "EN-14.1", stop: "EN-10.13", discard: "EN-17.8",
  keep_governor: "EN-17.4", neutral_ship: "EN-23.12", neutral_occupy: "EN-23.13", neutral_draw: "EN-23.14", neutral_none: "EN-23.21",
};
