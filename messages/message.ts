import { type Locale, locale } from "./locale.ts";

type Plural = { one: string; other: string };
type Text = string | Plural;
type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type Names<T extends Text> = T extends string
  ? Placeholder<T>
  : T extends Plural
    ? "count" | Placeholder<T["one"]> | Placeholder<T["other"]>
    : never;
type Values = Readonly<Record<string, string | number>>;
type Arguments<N extends string> = [N] extends [never] ? [] : [Record<N, string | number>];

export type Message<N extends string = never> = {
  (...values: Arguments<N>): string;
  texts: Record<Locale, Text>;
};

/**
 * A sentence in every language. `{name}` is a placeholder, and `{count}` also chooses between `one` and `other`. `Rich`
 * renders parts such as `<a>…</a>`.
 */
// @__NO_SIDE_EFFECTS__
export function message<const E extends Text>(texts: { en: E; hi: Text }): Message<Names<E>> {
  const write = (values: Values = {}) => interpolate(templateOf(texts, values), values);
  return Object.assign(write, { texts });
}

/** A sentence without placeholders, for modules that every page loads: {@link message} would add too much script. */
// @__NO_SIDE_EFFECTS__
export function plainMessage(texts: Record<Locale, string>): Message {
  return Object.assign(() => texts[locale()], { texts });
}

/** The text in the current language, its placeholders not yet replaced. */
export function templateOf(texts: Record<Locale, Text>, values: Values): string {
  const language = locale();
  const text = texts[language];
  return typeof text === "string" ? text : text[isOne(Number(values["count"]), language) ? "one" : "other"];
}

export function interpolate(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** Unicode CLDR: in Hindi, 0 and 1 are singular. */
function isOne(count: number, language: Locale): boolean {
  return count === 1 || (language === "hi" && count === 0);
}
