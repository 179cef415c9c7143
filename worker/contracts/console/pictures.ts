import { z } from "zod";
import { PICTURE } from "./picture-limits.ts";

const Share = z.coerce
  .number()
  .min(0)
  .max(100)
  .transform((share) => Math.round(share / PICTURE.focusStep) * PICTURE.focusStep);

/** Texts and focal point of a picture; `focusX` and `focusY` are percentages from the left and top edges. */
export const PictureDetails = z.object({
  alt: z
    .string("Describe the picture.")
    .trim()
    .min(1, "Describe the picture.")
    .max(PICTURE.altLength, `Use at most ${PICTURE.altLength} characters.`),
  focusX: Share.default(50),
  focusY: Share.default(50),
});
export type PictureDetails = z.output<typeof PictureDetails>;
