import { z } from "zod";
import { chooseDay, notPlain } from "#messages/contracts/fields.ts";
import { Day, Email, longText, normalizeText, personText, SEVERAL_LINES, tooLong } from "../fields.ts";

/** Recorded in the audit trail. */
export const Reason = z.object({
  reason: personText(() => "Please provide a reason.", 200).min(5, "Please say why in a few words."),
});
export const CorrectedAddress = z.object({
  email: Email,
  reason: personText(() => "Please provide a reason.", 200).min(5, "Please say why in a few words."),
});
export const BuyersAccount = z.object({ account: Email });
export const OtherAccount = z.object({ other: Email });
export const NewNote = z.object({ body: longText(() => "Please write a note.", { max: 2000 }) });
/** "" for nobody, and for a record that is on Today at once. */
export const NewAssignment = z.object({
  assignee: z.string().default(""),
  dueOn: z.union([z.literal(""), Day], { error: chooseDay }).default(""),
});
export const NewTag = z.object({ tag: personText(() => "Please provide a tag.", 40) });
/** `query` is the part of a list's address after the question mark. */
export const NewView = z.object({
  path: z.string().regex(/^\/console\/[a-z-]{1,40}$/),
  name: personText(() => "Please provide a name.", 60),
  query: z.string().max(1000),
  shared: z.string().optional(),
});
/** Excludes `withdrawn`, because only the investor can withdraw an offer. */
export const OfferMove = z.object({
  status: z.enum(["submitted", "under_review", "accepted", "declined"], "Choose a state."),
  version: z.coerce.number().optional(),
});
export const NewMail = z.object({ body: longText(() => "Please write an email.", { max: 5000 }) });
/** Readers of Hindi get `hindi`, unless it is empty. */
export const SeveralMail = z.object({
  ...NewMail.shape,
  hindi: z
    .string()
    .transform((text) => normalizeText(text).trim())
    .pipe(
      z
        .string()
        .max(5000, { error: tooLong(5000) })
        .regex(SEVERAL_LINES, { error: notPlain }),
    )
    .default(""),
});
export const NewReply = z.object({
  id: z.uuid(),
  body: longText(() => "Please write your text.", { max: 5000 }),
  /** Time of the last reply or email to the person when the operator opened the page, or 0. */
  seen: z.coerce.number().optional(),
});
