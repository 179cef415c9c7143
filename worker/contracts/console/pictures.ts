import { z } from "zod";
import { PICTURE } from "./picture-limits.ts";

const Description = z
  .string("Describe the picture.")
  .trim()
  .max(PICTURE.altLength, `Use at most ${PICTURE.altLength} characters.`);

const Share = z.coerce
  .number()
  .min(0)
  .max(100)
  .transform((share) => Math.round(share / PICTURE.focusStep) * PICTURE.focusStep);

/** Texts and focal point of a picture; `focusX` and `focusY` are percentages from the left and top edges. */
export const PictureDetails = z.object({
  alt: Description.min(1, "Describe the picture."),
  /** Without it, a change keeps the Hindi description. */
  altHi: Description.optional(),
  focusX: Share.default(50),
  focusY: Share.default(50),
});
export type PictureDetails = z.output<typeof PictureDetails>;
