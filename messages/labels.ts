import { type Locale, locale } from "./locale.ts";

type Texts = Readonly<Record<Locale, string>>;

export type Labels<Value extends string> = {
  (value: Value): string;
  labels: Readonly<Record<Value, Texts>>;
};

/** Labels for the values of a list. In forms, addresses and the database, the values stay English. */
// @__NO_SIDE_EFFECTS__
export function labels<Value extends string>(texts: Readonly<Record<Value, Texts>>): Labels<Value> {
  return Object.assign((value: Value) => texts[value][locale()], { labels: texts });
}

/** The English labels, for the console's forms. */
export function englishLabels<Value extends string>({ labels }: Labels<Value>): Record<Value, string> {
  const pairs = Object.entries<Texts>(labels).map(([value, { en }]) => [value, en]);
  return Object.fromEntries(pairs);
}
