import { expect, test } from "vitest";
import { fillMarks, markOf, toPrint } from "../../app/components/marks.ts";

const prints: Record<string, Uint8Array> = {
  footer: toPrint("<p>₹ Footer</p>"),
  "root,routes/home/route true": toPrint("a{}"),
};
const filled = (text: string) => new TextDecoder().decode(fillMarks(text, (name) => prints[name]));

test("prints stand in their marks' places", () => {
  const text = `<style>${markOf("root,routes/home/route true")}</style>é<footer>${markOf("footer")}</footer>`;
  expect(filled(text)).toBe("<style>a{}</style>é<footer><p>₹ Footer</p></footer>");
});

test("a NUL that a visitor sent moves no print", () => {
  const text = `<input value="\0"><footer>${markOf("footer")}</footer>`;
  expect(filled(text)).toBe('<input value="\0"><footer><p>₹ Footer</p></footer>');
});
