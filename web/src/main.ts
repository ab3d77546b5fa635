// Starts the client.
import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { prefs } from "./lib/prefs.svelte.ts";

prefs.apply();
mount(App, { target: document.getElementById("app")! });
