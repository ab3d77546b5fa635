// Which rule a move goes back to.
export const kVerbRules: Record<string, string> = {
  keep_nation: "CV-2.1", adopt: "CV-2.55", found_capital: "CV-2.57", found_metropolis: "CV-2.60", place: "CV-2.61", found: "CV-4.13", govern: "CV-4.50", build: "CV-6.2", at: "CV-6.40", arts: "CV-6.80", harvest: "CV-6.85", program: "CV-6.15", move: "CV-8.1", go: "CV-8.2", enter: "CV-8.41", reveal: "CV-8.31", stop: "CV-8.2", disband: "CV-8.70", disband_into: "CV-8.71", propose: "CV-5.10", research: "CV-10.2", no_research: "CV-10.2", advance: "CV-7.1",
};
