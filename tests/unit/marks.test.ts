import { expect, test } from "vitest";
import { fillMarks, markOf, toPrint } from "../../app/components/marks.ts";

const prints: Record<string, Uint8Array> = {
  footer: toPrint("<p>₹ Footer</p>"),
  "root,routes/home/route true": toPrint("a{}"),
};
const NONCE = "AAAAAAAAAAAAAAAAAAAAAAAA";
const mark = (name: string) => markOf(name, NONCE);
const filled = (text: string) => new TextDecoder().decode(fillMarks(text, NONCE, (name) => prints[name]));

test("prints stand in their marks' places", () => {
  const text = `<style>${mark("root,routes/home/route true")}</style>é<footer>${mark("footer")}</footer>`;
  expect(filled(text)).toBe("<style>a{}</style>é<footer><p>₹ Footer</p></footer>");
});

test("a NUL that a visitor sent moves no print", () => {
  const text = `<input value="\0"><footer>${mark("footer")}</footer>`;
  expect(filled(text)).toBe('<input value="\0"><footer><p>₹ Footer</p></footer>');
});

test.each(["\0footer\0", markOf("footer", "BBBBBBBBBBBBBBBBBBBBBBBB")])(
  "a mark that a visitor sent is no mark of this rendering",
  (sent) => {
    expect(filled(`<input value="${sent}">`)).not.toContain("<p>");
  },
);
