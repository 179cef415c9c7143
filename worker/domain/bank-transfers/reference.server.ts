/** Leaves out characters that are confused in handwriting. The check character needs the length, 29, to be prime. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXY";
const PREFIX = "MF";
const RANDOM_LETTERS = 6;
const PRINTED = new RegExp(`(?=(${PREFIX}[${ALPHABET}]{${RANDOM_LETTERS + 1}}))`, "g");

/** Returns a reference such as "MF7K4QX2P": the prefix, six random letters and a check character. */
export function newReference(): string {
  const letters = Array.from({ length: RANDOM_LETTERS }, randomLetter).join("");
  return PREFIX + letters + checkLetterOf(letters);
}

/** Detects a single wrong letter and two swapped letters. */
export function isReference(text: string): boolean {
  const [found] = findReferences(text);
  return found === text;
}

/** Ignores spaces and punctuation: banks drop them and run the parts of a narration together. */
export function findReferences(narration: string): string[] {
  const text = narration.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const found = [...text.matchAll(PRINTED)].map(([, reference = ""]) => reference);
  return [...new Set(found.filter(hasCheckLetter))];
}

/** Returns a bank's number of a transfer (UTR) in capitals, without spaces or the zeros of a padded one. "" for a dash or only zeros. */
export function bankNumberOf(typed: string): string {
  return /[a-z1-9]/i.test(typed) ? typed.toUpperCase().replace(/\s/g, "").replace(/^0+/, "") : "";
}

function hasCheckLetter(reference: string): boolean {
  return reference.endsWith(checkLetterOf(reference.slice(PREFIX.length, -1)));
}

function checkLetterOf(letters: string): string {
  const sum = Array.from(letters).reduce((total, letter, i) => total + (i + 2) * ALPHABET.indexOf(letter), 0);
  const size = ALPHABET.length;
  return ALPHABET.charAt((size - (sum % size)) % size);
}

function randomLetter(): string {
  const limit = 256 - (256 % ALPHABET.length);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) return ALPHABET.charAt(byte % ALPHABET.length);
  }
}
