/** Without the letters and digits that are confused in handwriting. Their number is prime; the check depends on it. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXY";
const PREFIX = "MF";
const RANDOM_LETTERS = 6;
const PRINTED = new RegExp(`(?=(${PREFIX}[${ALPHABET}]{${RANDOM_LETTERS + 1}}))`, "g");

/** Such as "MF7K4QX2P": six random letters and a check character. */
export function newReference(): string {
  const letters = Array.from({ length: RANDOM_LETTERS }, randomLetter).join("");
  return PREFIX + letters + checkLetterOf(letters);
}

/** A single wrong letter and two exchanged letters are noticed. */
export function isReference(text: string): boolean {
  const [found] = findReferences(text);
  return found === text;
}

/** Banks drop spaces and signs, and put a narration's parts together. */
export function findReferences(narration: string): string[] {
  const text = narration.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const found = [...text.matchAll(PRINTED)].map(([, reference = ""]) => reference);
  return [...new Set(found.filter(hasCheckLetter))];
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
  const most = 256 - (256 % ALPHABET.length);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < most) return ALPHABET.charAt(byte % ALPHABET.length);
  }
}
