import { dataAddress } from "./pictures/data-address.ts";

type Source = { src: string; alt: string; width: number; height: number };
type Ground = readonly [base: string, pattern: string, text: string];

/** Peacock, ink, leaf, brick and marigold, each with a colour for the pattern and one for letters. */
const GROUNDS: readonly Ground[] = [
  ["#075267", "#0b6e8a", "#fbf9f4"],
  ["#142c4d", "#1f3c63", "#f9cf86"],
  ["#155a39", "#1f7a4d", "#fbf9f4"],
  ["#8a1b15", "#b3261e", "#fce3b8"],
  ["#f6b94f", "#f9cf86", "#0b1f3a"],
];

/** Tiles of 80 × 80 that repeat without a seam: petals, scallops and a weave's diamonds. */
const TILES = [
  "M0 0A40 40 0 0 1 40 40A40 40 0 0 1 0 0M80 0A40 40 0 0 1 40 40A40 40 0 0 1 80 0M0 80A40 40 0 0 1 40 40A40 40 0 0 1 0 80M80 80A40 40 0 0 1 40 40A40 40 0 0 1 80 80",
  "M0 40A40 40 0 0 1 80 40H64A24 24 0 0 0 16 40ZM-40 80A40 40 0 0 1 40 80H24A24 24 0 0 0-24 80ZM40 80A40 40 0 0 1 120 80H104A24 24 0 0 0 56 80Z",
  "M20 40 40 20 60 40 40 60ZM-9 0 0-9 9 0 0 9ZM71 0 80-9 89 0 80 9ZM-9 80 0 71 9 80 0 89ZM71 80 80 71 89 80 80 89Z",
] as const;

/** Cover for an entry without a picture; the same title always gets the same cover. */
export function patternCover(title: string): Source {
  const [width, height] = [800, 450];
  return { src: dataAddress(ground(title, width, height)), alt: "", width, height };
}

export function chooseCover<P extends Source>({ image, title }: { image?: P | undefined; title: string }): P | Source {
  return image ?? patternCover(title);
}

/** Initials on a pattern, for a person without a photo; the same name always gets the same picture. */
export function monogram(name: string): Source {
  const size = 320;
  const [base, , text] = groundOf(name);
  const letters = `<circle cx="160" cy="160" r="96" fill="${base}"/><text x="160" y="160" dy=".35em" text-anchor="middle" font-family="Anek Latin,Noto Sans,sans-serif" font-weight="620" font-size="84" fill="${text}">${escapeXml(initialsOf(name))}</text>`;
  return { src: dataAddress(ground(name, size, size, letters)), alt: "", width: size, height: size };
}

/** First letters of the first and last name, without titles and degrees. A letter can be several code points. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/^(?:(?:Dr|CA|CS|Adv|Prof|Mr|Mrs|Ms|डॉ|प्रो|श्री|श्रीमती|सुश्री)\.?\s+)+/, "")
    .replace(/,.*/, "")
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? "")).join("");
}

function ground(name: string, width: number, height: number, content = ""): string {
  const [base, pattern] = groundOf(name);
  const tile = TILES[hash(`pattern ${name}`) % TILES.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><pattern id="p" width="80" height="80" patternUnits="userSpaceOnUse"><path fill="${pattern}" d="${tile}"/></pattern><path fill="${base}" d="M0 0h${width}v${height}H0z"/><path fill="url(#p)" d="M0 0h${width}v${height}H0z"/>${content}</svg>`;
}

function groundOf(name: string): Ground {
  return GROUNDS[hash(name) % GROUNDS.length] ?? ["#142c4d", "#1f3c63", "#f9cf86"];
}

function firstLetter(word: string): string {
  const [letter] = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(word);
  return letter?.segment.toUpperCase() ?? "";
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}
