import { z } from "zod";
import * as m from "#messages/contracts/visitors.ts";
import { plainDigits } from "./calculators/amount-text.ts";
import { Email } from "./fields.ts";
import { LOGIN_CODE } from "./vocabulary.ts";

const wrongLength = () => m.codeLength({ digits: LOGIN_CODE.digits });

export const LoginAddress = z.object({ email: Email });

export const LoginCode = z.object({
  email: Email,
  code: z
    .string({ error: m.enterCode })
    .max(32, { error: wrongLength, abort: true })
    .transform((text) => plainDigits(text).replace(/[\s-]/g, ""))
    .pipe(z.string().regex(new RegExp(`^\\d{${LOGIN_CODE.digits}}$`), { error: wrongLength })),
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

export const PasskeyResponse = z.object({
  response: Credential.extend({
    response: z.object({
      clientDataJSON: Base64Url,
      authenticatorData: Base64Url,
      signature: Base64Url,
      userHandle: Base64Url.optional(),
    }),
  }),
});
export type PasskeyResponse = z.infer<typeof PasskeyResponse>;
