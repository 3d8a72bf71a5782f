import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./settings.svelte";
import "./style/style";
import { words } from "./words/words.svelte";

settings.show();
await words.start();
mount(App, { target: document.body });
