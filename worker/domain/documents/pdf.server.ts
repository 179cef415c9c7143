import { buffer } from "node:stream/consumers";
import type { Deps } from "../../deps.ts";
import type { FontFiles } from "../../providers/document-fonts.ts";
import { type Document, findDocument } from "./documents.server.ts";
import { type DocumentView, describeDocument, inBoth } from "./view.server.ts";

const MARGIN = 50;
const WIDTH = 595.28 - 2 * MARGIN;
const INK = "#0B1F3A";
const SOFT = "#4A5872";
const LINE = "#E4DED2";
const PEACOCK = "#0B6E8A";
const AMOUNT_WIDTH = 130;

type Pdf = PDFKit.PDFDocument;

/** Writes a tagged A4 page. The same view and fonts give the same bytes: nothing in it depends on the clock. */
async function writePdf(view: DocumentView, fonts: FontFiles, issuedAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  // Imported lazily, because it is a quarter of the Worker.
  const { default: PDFDocument } = await import("pdfkit");
  const pdf = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-IN",
    displayTitle: true,
    font: fonts.regular as unknown as string,
    info: { Title: `${inBoth(view.title)} ${view.number}`, Author: view.seller.name, CreationDate: issuedAt },
  });
  pdf.registerFont("regular", fonts.regular as unknown as string);
  pdf.registerFont("bold", fonts.bold as unknown as string);
  const bytes = buffer(pdf);
  drawHead(pdf, view);
  drawParties(pdf, view);
  drawFacts(pdf, view);
  drawAmounts(pdf, view);
  drawFoot(pdf, view);
  pdf.end();
  return bytes;
}

function drawHead(pdf: Pdf, view: DocumentView): void {
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.rect(0, 0, 595.28, 8).fill(PEACOCK);
  pdf.endMarkedContent();
  tag(pdf, "H1", () => write(pdf, inBoth(view.title), { x: MARGIN, y: 44, size: 24, font: "bold" }));
  tag(pdf, "P", () => write(pdf, `${inBoth(view.numberLabel)} ${view.number}`, { size: 11, font: "bold" }));
  const { issuedOn, revision, copy } = view;
  const dates = [
    issuedOn,
    ...(revision ? [`${inBoth(revision.label)} ${revision.number}, ${revision.day}`] : []),
    ...(copy ? [inBoth(copy)] : []),
  ].join(" · ");
  tag(pdf, "P", () => write(pdf, dates, { size: 10, color: SOFT }));
  rule(pdf, pdf.y + 12);
}

function drawParties(pdf: Pdf, { seller, buyer }: DocumentView): void {
  const top = pdf.y + 16;
  const width = WIDTH / 2 - 12;
  const draw = (party: DocumentView["seller"], x: number) => {
    tag(pdf, "P", () => write(pdf, inBoth(party.heading), { x, y: top, width, size: 9, color: SOFT }));
    tag(pdf, "P", () => write(pdf, party.name, { x, width, size: 11, font: "bold" }));
    for (const line of party.lines) tag(pdf, "P", () => write(pdf, line, { x, width }));
    return pdf.y;
  };
  const end = Math.max(draw(seller, MARGIN), draw(buyer, MARGIN + width + 24));
  rule(pdf, end + 12);
}

function drawFacts(pdf: Pdf, { facts }: DocumentView): void {
  pdf.y += 12;
  for (const [label, value] of facts) {
    const { y } = pdf;
    tag(pdf, "P", () => {
      write(pdf, inBoth(label), { x: MARGIN, y, width: AMOUNT_WIDTH, color: SOFT });
      const end = pdf.y;
      write(pdf, value, { x: MARGIN + AMOUNT_WIDTH + 8, y, width: WIDTH - AMOUNT_WIDTH - 8 });
      pdf.y = Math.max(end, pdf.y);
    });
  }
  rule(pdf, pdf.y + 10);
}

function drawAmounts(pdf: Pdf, { item, amounts, total, words }: DocumentView): void {
  pdf.y += 12;
  tag(pdf, "P", () => write(pdf, item, { x: MARGIN, size: 11, font: "bold" }));
  pdf.y += 8;
  for (const line of amounts) drawAmount(pdf, line, { size: 10 });
  rule(pdf, pdf.y + 4);
  pdf.y += 6;
  drawAmount(pdf, total, { size: 13, font: "bold" });
  tag(pdf, "P", () => write(pdf, words, { x: MARGIN, color: SOFT }));
}

function drawAmount(pdf: Pdf, [label, value]: DocumentView["total"], style: Style): void {
  const y = pdf.y + 4;
  tag(pdf, "P", () => {
    write(pdf, inBoth(label), { ...style, x: MARGIN, y, width: WIDTH - AMOUNT_WIDTH });
    write(pdf, value, { ...style, x: MARGIN + WIDTH - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH, align: "right" });
  });
}

function drawFoot(pdf: Pdf, { note }: DocumentView): void {
  pdf.y += 28;
  tag(pdf, "P", () => write(pdf, inBoth(note), { x: MARGIN, size: 9, color: SOFT }));
}

type Style = { size?: number; font?: "regular" | "bold"; color?: string };
type Place = { x?: number; y?: number; width?: number; align?: "left" | "right" };

function write(pdf: Pdf, text: string, options: Style & Place): void {
  const { x = pdf.x, y = pdf.y, width = WIDTH, align = "left", size = 10, font = "regular", color = INK } = options;
  pdf.font(font).fontSize(size).fillColor(color).text(printable(text), x, y, { width, align });
}

/** Composes letters as the font has them, and writes plain spaces and no invisible characters, which it lacks. */
function printable(text: string): string {
  const composed = text.normalize("NFC");
  return composed.replace(/(?!\u00A0)\p{Zs}/gu, " ").replace(/(?![\u200C\u200D])\p{Cf}/gu, "");
}

function rule(pdf: Pdf, y: number): void {
  pdf.markContent("Artifact", { type: "Layout" });
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(1)
    .strokeColor(LINE)
    .stroke();
  pdf.endMarkedContent();
  pdf.y = y;
}

/** Tags what `draw` writes for screen readers, which read it in the order of drawing. */
function tag(pdf: Pdf, type: "H1" | "P", draw: () => void): void {
  pdf.addStructure(pdf.struct(type, {}, draw));
}

/** Returns a PDF and its file name. The caller has already checked access. */
export async function findPdf(deps: Pick<Deps, "db" | "fonts">, id: string) {
  const found = await findDocument(deps, id);
  if (!found) return undefined;
  const view = describeDocument(found.document, found.credited);
  const bytes = await writePdf(view, await deps.fonts.load(), found.document.createdAt);
  return { bytes, name: fileNameOf(found.document) };
}

function fileNameOf({ number, revision }: Document): string {
  return `${number.replaceAll("/", "-")}${revision > 0 ? `-revision-${revision}` : ""}.pdf`;
}
