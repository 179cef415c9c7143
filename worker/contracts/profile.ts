import { z } from "zod";
import { readErasure } from "#messages/contracts/visitors.ts";
import { Email } from "./fields.ts";
import { LoginCode } from "./login.ts";
import { Confirmation } from "./registration.ts";

export const Profile = Confirmation.pick({ name: true, phone: true });

export const NewAddress = z.object({ email: Email });

const Code = LoginCode.shape.code;

export const AddressCodes = z.object({ email: Email, oldCode: Code, newCode: Code });

/** Consent needs a deliberate tick: never tick this box in advance. */
export const ErasureConfirmation = z.object({
  understood: z.literal("yes", { error: readErasure }),
});
