import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Private words for things that have standard names; docs/glossary.md has those. */
const BANNED: readonly RegExp[] = [
  /keepPage|findKept|shareKept|answerKept|printFrame|judgeStamp|tellIntent/,
  /handIn(?!g)|\bdeeds?\b|CheckoutNews|NewsSource|payment news/i,
  /holdPresses|isLean|isFormless|holdsLinks|hasLateFooter/,
  /drawnIn|drawAfterWords|layOutAhead|comeWhenIdle/,
  /nobody[^.\n]{0,40}\bbut\b/i,
  /stand-?in\b(?! )|\bsweeps?\b|SandboxEnv|\buntold\b/i,
  /\banew\b|\bwhoever\b|\bone's own\b|\bby (?:itself|themselves)\b/i,
  /\byardstick|\bdrills?\b|artefacts?|far-content/i,
];

/** The specification and the content have their own words; this file names the banned ones. */
const APART = /^(?:docs\/specification\.md|worker\/content\/seed\/|tests\/unit\/site\/language\.test\.ts)/;

test("code, tests and documents use standard terms", () => {
  const paths = globSync(["*.md", "{app,worker,messages,docs,scripts,tests}/**/*.{ts,tsx,mjs,css,md}"]).filter(
    (path) => !APART.test(path),
  );
  expect(paths.length).toBeGreaterThan(300);
  const found = paths.flatMap((path) => {
    const lines = readFileSync(path, "utf8").split("\n");
    return BANNED.flatMap((word) =>
      lines.flatMap((line, index) => (word.test(line) ? [`${path}:${index + 1}: ${word.exec(line)?.[0]}`] : [])),
    );
  });
  expect(found).toEqual([]);
});
