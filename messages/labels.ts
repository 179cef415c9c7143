import { type Locale, locale } from "./locale.ts";

type Texts = Readonly<Record<Locale, string>>;

export type Labels<Value extends string> = {
  (value: Value): string;
  labels: Readonly<Record<Value, Texts>>;
};

/** What people read for each value of a list. The value stays English in forms, addresses and the database. */
// @__NO_SIDE_EFFECTS__
export function labels<Value extends string>(texts: Readonly<Record<Value, Texts>>): Labels<Value> {
  return Object.assign((value: Value) => texts[value][locale()], { labels: texts });
}

/** For the choices of the console's forms, which are in English. */
export function englishLabels<Value extends string>({ labels }: Labels<Value>): Record<Value, string> {
  const pairs = Object.entries<Texts>(labels).map(([value, { en }]) => [value, en]);
  return Object.fromEntries(pairs);
}
