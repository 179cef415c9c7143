/** Names of the forum, as registered, and of portals and schemes, as they write themselves. */
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
  // The law requires exactly these words on an export invoice.
  "Supply meant for export under bond or letter of undertaking without payment of integrated tax",
];

/** Addresses, and keys of the browser's storage. */
const CODE = /\S+@\S*|https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?|^(?:user|tasks_|token|purchase)$/g;
/** Abbreviations: GST, EXW, DSCR, ECLGS 5.0. */
const ABBREVIATION = /(?<![\w-])[A-Z][A-Z0-9&-]+(?![\w-])/g;

/** Removes names that a Hindi page can have in Latin letters. Everything else must be in Devanagari. */
export function withoutNames(text: string): string {
  const left = PRINTED.reduce((rest, name) => rest.replaceAll(name, " · "), text);
  return left.replace(CODE, " · ").replace(ABBREVIATION, " · ");
}
