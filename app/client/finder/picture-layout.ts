/** Texts of the picture of a result. The purpose is the only answer it shows. */
export type PictureContent = {
  title: string;
  purpose: string;
  groups: ReadonlyArray<{ title: string; colour: string; schemes: ReadonlyArray<{ title: string; upTo: string }> }>;
  /** How many schemes did not fit, in a sentence. */
  more: string;
  note: string;
};
export type Piece =
  | { kind: "text"; text: string; font: string; colour: string; x: number; y: number }
  | { kind: "bar"; colour: string; x: number; y: number; width: number; height: number };
type Style = { size: number; weight?: number; family?: string; colour: string; lines?: number };
/** Width of a text in a font. */
export type Measure = (text: string, font: string) => number;

/** CSS pixels: the width of a story on a phone. */
export const WIDTH = 1080;
const EDGE = 72;
export const HEAD = 176;
const ROOM = WIDTH - 2 * EDGE;
const DISPLAY = "Anek Latin, Anek Devanagari, sans-serif";
const BODY = "system-ui, sans-serif";

/** Lays out the text below the head, which is drawn separately. Returns the pieces and the total height. */
export function layOut(content: PictureContent, measure: Measure): { pieces: Piece[]; height: number } {
  const pieces: Piece[] = [];
  let y = HEAD + 56;
  const write = (text: string, { size, weight = 400, family = BODY, colour, lines = 3 }: Style) => {
    const font = `${weight} ${size}px ${family}`;
    for (const line of balance(text, lines, (one) => measure(one, font))) {
      y += size * (family === DISPLAY ? 1.12 : 1.25);
      pieces.push({ kind: "text", text: line, font, colour, x: EDGE, y: Math.round(y) });
    }
  };
  write(content.purpose, { size: 34, colour: "--ink-soft" });
  y += 8;
  write(content.title, { size: 64, weight: 620, family: DISPLAY, colour: "--ink" });
  for (const { title, colour, schemes } of content.groups) {
    y += 52;
    pieces.push({ kind: "bar", colour, x: EDGE, y, width: ROOM, height: 6 });
    y += 20;
    write(title, { size: 34, weight: 620, family: DISPLAY, colour: "--ink-soft" });
    for (const scheme of schemes) {
      y += 18;
      write(scheme.title, { size: 40, weight: 620, family: DISPLAY, colour: "--ink", lines: 2 });
      write(scheme.upTo, { size: 32, colour: "--ink-soft", lines: 1 });
    }
  }
  y += 32;
  if (content.more) write(content.more, { size: 32, colour: "--ink" });
  y += 24;
  write(content.note, { size: 30, colour: "--ink-soft" });
  return { pieces, height: Math.round(y + EDGE) };
}

/** Wraps a text into as few lines as possible, all of about the same length. */
function balance(text: string, maxLines: number, widthOf: (text: string) => number): string[] {
  const lines = wrap(text, ROOM, maxLines, widthOf);
  for (let width = ROOM * 0.95; width > ROOM / 2; width -= ROOM / 20) {
    const narrower = wrap(text, width, maxLines, widthOf);
    if (narrower.length > lines.length || narrower.join(" ") !== text) break;
    lines.splice(0, lines.length, ...narrower);
  }
  return lines;
}

/** Wraps into at most `maxLines` lines; the last one ends with "…" if the text is longer. A long word gets its own line. */
function wrap(text: string, width: number, maxLines: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= maxLines) return lines;
  const cut = lines.slice(0, maxLines);
  let end = cut.at(-1) ?? "";
  while (end.includes(" ") && widthOf(`${end}…`) > width) end = end.slice(0, end.lastIndexOf(" "));
  return [...cut.slice(0, -1), `${end}…`];
}
