import { localPath } from "#messages/locale.ts";
import { withoutNames } from "./names.ts";
import { readPage, type Words } from "./read-page.ts";

/** Differences between the Hindi and the English page other than the language. `typed`: texts that a visitor wrote. */
export function comparePages(english: string, hindi: string, typed: readonly string[] = []): string[] {
  const [en, hi] = [readPage(english), readPage(hindi)];
  const known = new Set(en.words.filter(({ lang }) => lang === "en").map(({ text }) => text));
  const withoutTyped = (words: Words): Words => {
    return { ...words, text: typed.reduce((rest, own) => (own ? rest.replaceAll(own, " · ") : rest), words.text) };
  };
  return [
    ...(en.lang === "en" && hi.lang === "hi" ? [] : [`lang: ${en.lang}, ${hi.lang}`]),
    ...en.words.filter((words) => isHindi(words) && words.lang !== "hi").map(say("Hindi in English")),
    ...hi.words.filter((words) => isHindi(words) && words.lang === "en").map(say("Hindi in English")),
    ...hi.words
      .map(withoutTyped)
      .filter((words) => isEnglish(words, known))
      .map(say("English in Hindi")),
    ...differences(en.structure.map(inHindi), hi.structure.map(withoutHindiAnchor)),
    ...addressFaults(en.addresses, hi.addresses),
  ];
}

const say = (what: string) => (words: Words) => `${what}: ${words.place}: ${words.text}`;

function isHindi({ text }: Words): boolean {
  return /\p{Script=Devanagari}/u.test(text);
}

/** Whether a text is the same as on the English page or has three Latin words in a row. */
function isEnglish({ text, lang }: Words, known: ReadonlySet<string>): boolean {
  if (lang === "en") return false;
  const left = withoutNames(text);
  return (known.has(text) && /[A-Za-z]{2}/.test(left)) || /(?:[A-Za-z][\w’'-]*[\s,]+){2}[A-Za-z]{2}/.test(left);
}

/** The Hindi page's version of a line of the English page's structure. */
function inHindi(line: string): string {
  const [what = "", address = ""] = line.split(/ (?=\S*$)/);
  return /^(?:a|form \w*)$/.test(what) ? `${what} ${localPath(address, "hi")}` : line;
}

/** The destination after login can be in either language, because the login localises it. */
function withoutHindiAnchor(line: string): string {
  return line.replace(/(?<=[?&]to=)(?:%2Fhi|\/hi)(?=%2F|\/)/, "");
}

/** Only the first difference, because the lines after it are shifted. */
function differences(english: readonly string[], hindi: readonly string[]): string[] {
  const at = english.findIndex((line, i) => !isSame(line, hindi[i] ?? ""));
  if (at < 0 && english.length === hindi.length) return [];
  const from = at < 0 ? english.length : at;
  return [`structure: ${english.slice(from, from + 2).join(", ")} / ${hindi.slice(from, from + 2).join(", ")}`];
}

/** Anchors of headings in long texts and example figures of calculators depend on the language. */
function isSame(english: string, hindi: string): boolean {
  if (english === hindi) return true;
  const isOwn = /\p{Script=Devanagari}/u.test(decodeURIComponent(hindi));
  return isOwn && english.replace(/[?#].*/, "") === hindi.replace(/[?#].*/, "");
}

function addressFaults(english: Record<string, string>, hindi: Record<string, string>): string[] {
  const { canonical: own, ...pairs } = english;
  const { canonical: other, ...others } = hindi;
  const isPair = own === pairs["en"] && other === pairs["hi"] && pairs["x-default"] === pairs["en"];
  return isPair && JSON.stringify(pairs) === JSON.stringify(others)
    ? []
    : [`addresses: ${JSON.stringify({ english, hindi })}`];
}
