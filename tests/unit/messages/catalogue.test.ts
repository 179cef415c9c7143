import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { findLiterals } from "../../support/site/literals.ts";
import { formsOf, readMessages, slotsOf } from "../../support/site/messages.ts";

/** Texts that are the same in both languages. */
const EQUAL = new Set(["GST", "UPI", "PAN", "GSTIN", "TDS", "IFSC"]);
/** Every text for visitors comes from the catalogue; the console is English only. */
const TRANSLATED = globSync("app/**/*.{ts,tsx}").filter((path) => !path.startsWith("app/routes/console/"));
/** The forum's name, which is written alike. */
const NAMES = /: (?:·? ?MASA Forum)$/;
/** Errors that are caught and logged, and fonts. */
const INTERNAL =
  /: (?:The text at|This browser draws no pictures\.|The picture is empty\.|.*Anek Latin, Anek Devanagari.*)$/;

const messages = readMessages();

test("every message is translated, with the same placeholders and parts", () => {
  expect(messages.length).toBeGreaterThan(50);
  const faults = messages.flatMap(({ subject, name, texts: { en, hi } }) => {
    const [english, hindi] = [formsOf(en), formsOf(hi)];
    const isPlural = english.length > 1;
    const slots = slotsOf(english.join());
    const isSame = hindi.some((text) => english.includes(text) && !EQUAL.has(text));
    const fits = hindi.length === english.length && slotsOf(hindi.join()).join() === slots.join();
    const words = hindi.every((text) => /\p{Script=Devanagari}/u.test(text) || EQUAL.has(text) || !/\p{L}/u.test(text));
    return isSame || !fits || !words || (isPlural && hindi.length !== 2) ? [`${subject}.${name}`] : [];
  });
  expect(faults).toEqual([]);
});

test("Hindi is spelled as docs/hindi.md says", () => {
  const faults = messages.flatMap(({ subject, name, texts: { hi } }) =>
    formsOf(hi).flatMap((text) => {
      const found = WRONG.find((pattern) => pattern.test(text));
      return found ? [`${subject}.${name}: ${text} (${found})`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

const WRONG: readonly RegExp[] = [
  /[०-९]/,
  /[\u0915-\u0917]\u093c|[\u0958-\u095a]/u,
  /हिन्दी|सम्बन्ध|गये|चाहिये|लिये/,
  /["']/,
  /\p{Script=Devanagari}\.(?:\s|$)/u,
  /सकते हैं$|सकते हैं[।,]|कीजि/,
];

test("components outside the console have no text of their own", () => {
  expect(TRANSLATED.length).toBeGreaterThan(300);
  const found = TRANSLATED.flatMap((path) => findLiterals(path));
  expect(found.filter((line) => !NAMES.test(line) && !INTERNAL.test(line))).toEqual([]);
});

test("a text in a component is found, and code is not", () => {
  const code = `import { a } from "some words here";
    export const A = ({ kind }: { kind: "two words" }) => (
      <p className="button button-secondary wide" title="Menu" aria-label={kind === "Large One" ? "Yes" : b}>
        Hello {\`the \${kind} of them\`} {"Try again"}
      </p>
    );
    const LINKS = [{ label: "Events", href: "/events" }];`;
  expect(findLiterals("a.tsx", code).map((line) => line.split(": ")[1])).toEqual([
    "Menu",
    "Yes",
    "Hello",
    "Try again",
    "Events",
  ]);
});
