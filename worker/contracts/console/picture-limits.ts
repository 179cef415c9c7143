/** What the browser takes from a person, and what the server takes from the browser. */
export const PICTURE = {
  fileBytes: 10 * 1024 * 1024,
  pixels: 40_000_000,
  widths: { small: 480, large: 1200 },
  /** A taller picture must be cropped first. */
  timesAsTall: 3,
  storedBytes: { small: 250_000, large: 900_000 },
  altLength: 250,
  /** The focal point moves in tenths of the picture, so that style sheets can hold every position. */
  focusStep: 10,
} as const;

/** With the fields and boundaries of the form around the two files. */
export const UPLOAD_BYTES = PICTURE.storedBytes.small + PICTURE.storedBytes.large + 20_000;
