/** Details that a picture's container gives about its content, without decoding it. */
export type Container = {
  format: "webp" | "avif";
  isComplete: boolean;
  isAnimated: boolean;
  /** EXIF or XMP: where, when and with what the picture was taken. */
  hasMetadata: boolean;
};

/** Returns `undefined` if the bytes are neither WebP nor AVIF, whatever the file name says. */
export function readContainer(bytes: Uint8Array): Container | undefined {
  if (wordAt(bytes, 0) === "RIFF" && wordAt(bytes, 8) === "WEBP") return readWebp(bytes);
  if (wordAt(bytes, 4) === "ftyp" && /^avi[fs]$/.test(wordAt(bytes, 8))) return readAvif(bytes);
  return undefined;
}

const IMAGE_CHUNKS = new Set(["VP8 ", "VP8L"]);
const WEBP_CHUNKS = new Set([...IMAGE_CHUNKS, "VP8X", "ALPH", "ICCP", "ANIM", "ANMF"]);

/** RIFF consists of chunks: a name, a length and a body that is padded to an even length. */
function readWebp(bytes: Uint8Array): Container {
  const view = viewOf(bytes);
  const names: string[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    names.push(wordAt(bytes, at));
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  const isWhole = at === bytes.length && view.getUint32(4, true) === bytes.length - 8;
  return {
    format: "webp",
    isComplete: isWhole && names.some((name) => IMAGE_CHUNKS.has(name) || name === "ANMF"),
    isAnimated: names.includes("ANIM") || names.includes("ANMF"),
    hasMetadata: names.some((name) => !WEBP_CHUNKS.has(name)),
  };
}

const PICTURE_ITEMS = new Set(["av01", "grid"]);

/** The ISO base media format consists of boxes: a length, a name and a body. */
function readAvif(bytes: Uint8Array): Container {
  const boxes = boxesIn(bytes, 0);
  const names = boxes.map(({ name }) => name);
  const meta = boxes.find(({ name }) => name === "meta");
  const inMeta = meta ? boxesIn(meta.body, 4) : [];
  const items = inMeta.find(({ name }) => name === "iinf");
  // Version 0 counts the items in two bytes, later versions in four. The type follows the item's number.
  const entries = items ? boxesIn(items.body, items.body[0] === 0 ? 6 : 8) : [];
  const types = entries.map(({ body }) => wordAt(body, body[0] === 3 ? 10 : 8));
  return {
    format: "avif",
    isComplete: boxes.every(({ isWhole }) => isWhole) && names.includes("mdat") && types.includes("av01"),
    isAnimated: names.includes("moov") || wordAt(bytes, 8) === "avis",
    hasMetadata: types.some((type) => !PICTURE_ITEMS.has(type)) || names.includes("uuid"),
  };
}

type Box = { name: string; body: Uint8Array; isWhole: boolean };

function boxesIn(bytes: Uint8Array, start: number): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  let at = start;
  while (at < bytes.length) {
    const length = at + 8 <= bytes.length ? view.getUint32(at) : 0;
    const isWhole = length >= 8 && at + length <= bytes.length;
    boxes.push({ name: wordAt(bytes, at + 4), body: bytes.subarray(at + 8, at + length), isWhole });
    if (!isWhole) break;
    at += length;
  }
  return boxes;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function wordAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
