// Sets theme and language before the first paint, from the stored choice or else from the system.
(function () {
  var prefs = {};
  try {
    prefs = JSON.parse(localStorage.getItem("pentarchy.prefs") || "{}");
  } catch (_) {
    // Private windows may forbid storage; the system's choice is good enough then.
  }
  var wants = function (query) {
    return window.matchMedia && matchMedia(query).matches;
  };
  var system = wants("(prefers-contrast: more)") ? "contrast" : wants("(prefers-color-scheme: dark)") ? "dark" : "light";
  var root = document.documentElement;
  root.dataset.theme = prefs.theme && prefs.theme !== "system" ? prefs.theme : system;
  root.lang = prefs.lang || ((navigator.language || "en").slice(0, 2) === "cs" ? "cs" : "en");
})();
