/** The forum's, as registered; portals and schemes, as they print themselves. */
const PRINTED = [
  "MASA Forum, an initiative of Sample Ventures Private Limited",
  "MASA Forum",
  "Sample Ventures Private Limited",
  "JanSamarth",
  "TReDS",
  "GeM",
  "MSME ODR",
  "Chrome",
  "Linux",
  // What the law wants on an export invoice, in these words.
  "Supply meant for export under bond or letter of undertaking without payment of integrated tax",
];

/** Addresses, and names of what a browser stores. */
const CODE = /\S+@\S*|https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?|^(?:user|tasks_|token|purchase)$/g;
/** Abbreviations: GST, EXW, DSCR, ECLGS 5.0. */
const ABBREVIATION = /(?<![\w-])[A-Z][A-Z0-9&-]+(?![\w-])/g;

/** The text without the names that a Hindi page may have in Latin letters. Everything else is Devanagari. */
export function withoutNames(text: string): string {
  const left = PRINTED.reduce((rest, name) => rest.replaceAll(name, " · "), text);
  return left.replace(CODE, " · ").replace(ABBREVIATION, " · ");
}
