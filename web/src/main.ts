import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/play.css";
import "./style/flourish.css";
import "./style/score.css";
import "./style/screens.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

await words.load(settings.language);
mount(App, { target: document.getElementById("page")! });
