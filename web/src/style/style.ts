/** The fonts, and the look of everything. */
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-ext-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-ext-700.css";
import "@fontsource/grenze/latin-600.css";
import "@fontsource/grenze/latin-ext-600.css";
import "@fontsource/grenze/latin-800.css";
import "@fontsource/grenze/latin-ext-800.css";
import "@fontsource/grenze-gotisch/latin-700.css";

import "./tokens.css";
import "./base.css";
import "./materials.css";
import "./print.css";
