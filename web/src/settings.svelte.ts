/** What a visitor has chosen for this browser: looks, sounds, and how the table plays. */

const STORED = "dvergar-settings";

export interface Choices {
  theme: "auto" | "dark" | "light";
  size: "s" | "m" | "l" | "xl";
  motion: "auto" | "off";
  /** letters and numbers on class badges and seat plates */
  letters: boolean;
  /** the table as headings and lists, for ears as well as for eyes */
  inWords: boolean;
  /** is anything heard at all, and how loud, from 0 to 100 */
  sound: boolean;
  volume: number;
  /** how it is noticed that it is my turn */
  bell: boolean;
  notify: boolean;
  title: boolean;
  /** a choice with one option is made automatically */
  forced: boolean;
  /** a click acts at once, without a second one to confirm */
  oneClick: boolean;
  /** in a first game a line says what each decision is about */
  coach: boolean;
  /** how strong the bots are that one plays against; empty: not chosen yet */
  level: string;
}

const DEFAULTS: Choices = {
  theme: "auto",
  size: "m",
  motion: "auto",
  letters: false,
  inWords: false,
  sound: true,
  volume: 60,
  bell: true,
  notify: false,
  title: true,
  forced: true,
  oneClick: false,
  coach: true,
  level: "",
};

const darkWished = matchMedia("(prefers-color-scheme: dark)");
const lessMotionWished = matchMedia("(prefers-reduced-motion: reduce)");

function stored(): Choices {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(STORED) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  choices = $state<Choices>(stored());
  #darkWished = $state(darkWished.matches);
  #lessMotionWished = $state(lessMotionWished.matches);

  constructor() {
    darkWished.addEventListener("change", (event) => (this.#darkWished = event.matches));
    lessMotionWished.addEventListener("change", (e) => (this.#lessMotionWished = e.matches));
  }

  get theme(): "dark" | "light" {
    const { theme } = this.choices;
    if (theme !== "auto") return theme;
    return this.#darkWished ? "dark" : "light";
  }

  /** Does nothing move? Words do not. */
  get still(): boolean {
    return this.choices.motion === "off" || this.choices.inWords || this.#lessMotionWished;
  }

  /** Called in an effect: the document follows the choices, and they are kept. */
  show(): void {
    const { size, letters } = this.choices;
    Object.assign(document.documentElement.dataset, {
      theme: this.theme,
      size,
      letters: letters ? "on" : "off",
      motion: this.still ? "off" : "on",
    });
    localStorage.setItem(STORED, JSON.stringify(this.choices));
  }
}

export const settings = new Settings();
