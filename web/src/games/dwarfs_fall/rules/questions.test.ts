/** Questions as they come up at a table, typed as they are asked: the answer is among the few places found. */
import { beforeAll, expect, test } from "vitest";

import { withoutMarkup } from "../../../rules/markup";
import { messagesOf, sectionsOf } from "../../../rules/rules";
import { answer, readQuery } from "../../../rules/search";
import { type Language, words } from "../../../words/words.svelte";
import rules from "./rules";

/** More places than this nobody reads through. */
const FEW = 8;

const sections = sectionsOf(rules.chapters);

beforeAll(() => words.learn("dwarfs_fall", "rules", "dwarfs_fall/rules"));

async function places(language: Language, question: string): Promise<string[]> {
  await words.speak(language);
  const texts = sections.map((section) =>
    messagesOf(section).map((message) => withoutMarkup(words.say(message))),
  );
  const { found } = answer(texts, readQuery(question));
  return sections.filter((_, at) => found[at]).map(({ id }) => id);
}

test.each([
  ["en", "Can I cover a castle?", "rulings-cards"],
  ["en", "What happens if the pile of gems is empty?", "mine"],
  ["en", "Can a dwarf walk through a full card?", "move"],
  ["en", "Does a dragon work without a castle?", "rulings-kingdoms"],
  ["en", "When may I show my secret goal?", "secret-goals"],
  ["en", "Do I have to discard kingdom cards?", "hand"],
  ["en", "Who gets the points of a shared kingdom?", "shared"],
  ["en", "Who wins a tie?", "ties"],
  ["en", "Is a slain monster a goal?", "goals"],
  ["en", "Can I dig with a monster in my kingdom?", "dig"],
  ["de", "Darf ich eine Burg überdecken?", "rulings-cards"],
  ["de", "Was passiert, wenn der Ogerstapel leer ist?", "inn"],
  ["de", "Wann wird das Handkartenlimit geprüft?", "hand"],
  ["de", "Bekomme ich die vierte Aktion sofort?", "actions"],
  ["fr", "Qui gagne en cas d’égalité ?", "ties"],
] as const)("%s: %s", async (language, question, anchor) => {
  const found = await places(language, question);
  expect(found).toContain(anchor);
  expect(found.length).toBeLessThanOrEqual(FEW);
});
