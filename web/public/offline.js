// Goes on as soon as the server answers again: asked now and then, and when the browser says that there is a network.
(function () {
  var again = function () {
    fetch("/healthz", { cache: "no-store" }).then(function (answer) {
      if (answer.ok) location.reload();
    }, function () {});
  };
  document.querySelectorAll("button").forEach(function (button) {
    button.addEventListener("click", again);
  });
  window.addEventListener("online", again);
  setInterval(again, 5000);
})();
