import { describe, expect, test } from "vitest";

import { answer, fold, holds, mark, readQuery } from "./search";

test("case and accents do not matter", () => {
  expect(fold("Aëgur")).toBe("aegur");
  expect(fold("KÖNIG Straße")).toBe("konig strasse");
  expect(fold("Épée cœur")).toBe("epee coeur");
  expect(fold("Jagd\u00adtrophäe")).toBe("jagdtrophae");
});

test("a query is its words, without single letters", () => {
  expect(readQuery("  Gleiche   MÜNZEN, ")).toEqual(["gleiche", "munzen"]);
  expect(readQuery("a 5 25")).toEqual(["25"]);
  expect(readQuery("Darf ich das? (Ja!)")).toEqual(["darf", "ich", "das", "ja"]);
  expect(readQuery("")).toEqual([]);
});

test("all words must be there, in whichever text", () => {
  const texts = ["Das goldene Juwel", "gewinnt jeden Gleichstand"];
  expect(holds(texts, readQuery("juwel gleichstand"))).toBe(true);
  expect(holds(texts, readQuery("juwel münze"))).toBe(false);
});

describe("a question is answered", () => {
  const sections = [
    ["The castle", "is never covered"],
    ["The shop", "is where goals are"],
    ["The inn", "is where the ogres are"],
    ["The deep mine", "is where gems are"],
  ];
  const asked = (query: string) => answer(sections, readQuery(query));

  test("by what has all its words", () => {
    expect(asked("inn ogres")).toMatchObject({ found: [false, false, true, false], whole: true });
    expect(asked("where")).toMatchObject({ found: [false, true, true, true], whole: true });
  });

  test("without little ones that are everywhere", () => {
    const found = [false, true, false, false];
    const telling = ["where", "shop"];
    expect(asked("Where is the shop?")).toEqual({ found, whole: true, telling });
  });

  test("or by what comes nearest", () => {
    const found = [true, false, false, false];
    expect(asked("May I cover the castle?")).toMatchObject({ found, whole: false });
  });

  test("or not at all", () => {
    expect(asked("dragon").found).not.toContain(true);
  });
});

describe("what was found is marked in the text as it is written", () => {
  const found = (text: string, query: string) =>
    mark(text, readQuery(query))
      .filter((part) => part.found)
      .map((part) => part.text);

  test("with its accents", () => {
    expect(found("Die Münzen und die Münze", "munze")).toEqual(["Münze", "Münze"]);
    expect(found("Aëgur, AËGUR", "aegur")).toEqual(["Aëgur", "AËGUR"]);
  });

  test("also where a letter is spelt with two", () => {
    expect(found("Die große Straße dort", "strasse")).toEqual(["Straße"]);
    expect(found("groß", "gros")).toEqual(["groß"]);
    expect(found("un cœur d’or", "coeur")).toEqual(["cœur"]);
  });

  test("words that overlap or touch are one mark", () => {
    expect(found("Goldsack", "gold dsack")).toEqual(["Goldsack"]);
  });

  test("and nothing of the text is lost", () => {
    const text = "Ein Set, „je ein“ Rangabzeichen – ß!";
    const whole = mark(text, readQuery("set rang"))
      .map((part) => part.text)
      .join("");
    expect(whole).toBe(text);
  });
});
