import { expect, test } from "vitest";
import { layOut, type Piece } from "#app/client/finder/picture-layout.ts";
import { pictureContent } from "#app/routes/scheme-finder/picture-content.ts";

const SITE = "https://masaforum.example";
const many = (count: number, title = "A scheme") =>
  Array.from({ length: count }, (_, i) => ({ title, upTo: `₹${i} lakh` }));
const groupsOf = (fits: number, likely: number, step: number) => ({
  fits: many(fits),
  likely: many(likely),
  one_step_missing: many(step),
  needs_answer: many(3),
  does_not_fit: many(9),
});
const answered = [
  { name: "purpose", label: "Machines or equipment" },
  { name: "standing", label: "Yes, a payment is overdue" },
  { name: "owner", label: "SC or ST" },
];
/** Half of its size for each letter. */
const measure = (text: string, font: string) => text.length * (Number(/ (\d+)px/.exec(font)?.[1]) / 2);
const textsOf = (pieces: readonly Piece[]) => pieces.flatMap((piece) => (piece.kind === "text" ? [piece.text] : []));

test("the picture names the purpose and the schemes, and no other answer", () => {
  const content = pictureContent({ groups: groupsOf(2, 1, 0), answered }, SITE);
  expect(content).toMatchObject({
    title: "2 schemes appear to fit, and 1 more is likely",
    purpose: "Machines or equipment",
    groups: [{ title: "Fits" }, { title: "Likely: confirm with the source" }],
    more: "",
    note: "The agency or the lender decides. Find your own schemes: masaforum.example/SchemesPage/finder",
  });
  expect(JSON.stringify(content)).not.toMatch(/overdue|SC or ST/);
});

test("it shows seven schemes and counts the rest", () => {
  const content = pictureContent({ groups: groupsOf(5, 3, 2), answered }, SITE);
  expect(content?.groups.map(({ schemes }) => schemes.length)).toEqual([5, 2]);
  expect(content?.more).toBe("3 more are in the full result.");
  expect(pictureContent({ groups: groupsOf(8, 0, 0), answered }, SITE)?.more).toBe("1 more is in the full result.");
});

test("there is no picture without a scheme that fits or could", () => {
  expect(pictureContent({ groups: groupsOf(0, 0, 0), answered }, SITE)).toBeUndefined();
});

test("long titles are broken, cut after two lines, and nothing leaves the picture", () => {
  const title =
    "Interest support and guarantees for the export credit of small enterprises, with a second line and a third";
  const content = pictureContent({ groups: { ...groupsOf(0, 0, 0), fits: many(1, title) }, answered }, SITE);
  const { pieces, height } = layOut(content ?? expect.fail("no content"), measure);
  const lines = textsOf(pieces);
  const at = lines.findIndex((line) => line.startsWith("Interest support"));
  expect(lines[at + 1]).toMatch(/…$/);
  expect(lines[at + 2]).toBe("Up to: ₹0 lakh");
  for (const piece of pieces) {
    expect(piece.y).toBeLessThan(height);
    if (piece.kind === "text") expect(piece.x + measure(piece.text, piece.font)).toBeLessThanOrEqual(1080 - 72);
  }
});
