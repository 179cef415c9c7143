import { z } from "zod";
import { Email } from "./fields.ts";
import { Confirmation } from "./registration.ts";
import { SignInCode } from "./sign-in.ts";

/** What a member may correct without a proof. */
export const Profile = Confirmation.pick({ name: true, phone: true });

/** The first step of changing the address. */
export const NewAddress = z.object({ email: Email });

const Code = SignInCode.shape.code;

/** The second step: one code from each mailbox. */
export const AddressCodes = z.object({ email: Email, oldCode: Code, newCode: Code });

/** Erasure is asked for with a tick; it is never ticked beforehand. */
export const ErasureWish = z.object({
  understood: z.literal("yes", "Please tick that you have read what goes and what stays."),
});
