/** A bot as the value of a choice: a level, or one of its characters. */

export interface BotChosen {
  level: string;
  /** empty: whoever comes */
  character: string;
}

export function asValue(level: string, character: string | null): string {
  return character ? `${level}:${character}` : level;
}

/** null: it was not a bot that was chosen. */
export function ofValue(value: string): BotChosen | null {
  const [level = "", character = ""] = value.split(":");
  return level ? { level, character } : null;
}
