// Starts the client.
import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { prefs } from "./lib/prefs.svelte.ts";

// The shell is kept for the next visit, and the page can be installed. Without it everything works as well.
if (import.meta.env.PROD) addEventListener("load", () => void navigator.serviceWorker?.register("/sw.js").catch(() => {}));

prefs.apply();
mount(App, { target: document.getElementById("app")! });
