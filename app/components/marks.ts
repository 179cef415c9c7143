/** Text of a page that is ready as bytes, by the name of its mark. */
export type Prints = Readonly<Record<string, Uint8Array>>;

const MARK = "\0";
/** A whole mark: a stray NUL begins none. */
const MARKED = new RegExp(`${MARK}([\\w/, -]+)${MARK}`);
const encoder = new TextEncoder();

/**
 * What stands in React's text in a print's place, so that React neither copies it nor has it encoded each time. It has the
 * `nonce` of the rendering in it: what a visitor sent, and a form shows again, is never one.
 */
export function markOf(name: string, nonce: string): string {
  return `${MARK}${nonce} ${name}${MARK}`;
}

export function toPrint(text: string): Uint8Array {
  return encoder.encode(text);
}

/** The text as bytes, with the prints in the places of this rendering's marks. Of any other mark the words stay. */
export function fillMarks(
  text: string,
  nonce: string,
  findPrint: (name: string) => Uint8Array | undefined,
): Uint8Array<ArrayBuffer> {
  const own = `${nonce} `;
  const printOf = (piece: string) => (piece.startsWith(own) ? findPrint(piece.slice(own.length)) : undefined);
  const pieces = text.split(MARKED).map((piece, i) => (i % 2 === 1 && printOf(piece)) || encoder.encode(piece));
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
