import { z } from "zod";
import { Email } from "./fields.ts";
import { SIGN_IN_CODE } from "./vocabulary.ts";

const WRONG_LENGTH = `The code has ${SIGN_IN_CODE.digits} digits.`;

export const SignInAddress = z.object({ email: Email });

export const SignInCode = z.object({
  email: Email,
  code: z
    .string("Please enter the code from our mail.")
    .max(32, { error: WRONG_LENGTH, abort: true })
    .transform((text) => text.replace(/[\s-]/g, ""))
    .pipe(z.string().regex(new RegExp(`^\\d{${SIGN_IN_CODE.digits}}$`), WRONG_LENGTH)),
});

const Base64Url = z
  .string()
  .max(8192, { abort: true })
  .regex(/^[\w-]*$/);
const Credential = z.object({
  id: Base64Url.max(1400),
  rawId: Base64Url.max(1400),
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}).default({}),
});

export const NewPasskey = z.object({
  response: Credential.extend({
    response: z.object({
      clientDataJSON: Base64Url,
      attestationObject: Base64Url,
      transports: z
        .array(
          z
            .string()
            .max(20, { abort: true })
            .regex(/^[a-z-]+$/),
        )
        .max(8)
        .optional(),
    }),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const PasskeyAnswer = z.object({
  response: Credential.extend({
    response: z.object({
      clientDataJSON: Base64Url,
      authenticatorData: Base64Url,
      signature: Base64Url,
      userHandle: Base64Url.optional(),
    }),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;
