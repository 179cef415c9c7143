import type { Entry } from "../../content/collections.ts";
import type { MAIL_KINDS } from "../../db/schema/mail.ts";

export type MailKind = (typeof MAIL_KINDS)[number];

export type MailText = {
  subject: string;
  paragraphs: string[];
  rows?: Array<[label: string, value: string]>;
  code?: string;
};

export type MailSettings = Pick<Entry<"settings">, "name" | "email" | "phone" | "address" | "legalName" | "gst">;
/** What every mail may use besides its own data. */
export type MailContext = MailSettings & { siteUrl: string; recipient: string };

export type MailDefinition<Kind extends MailKind, Id extends string, Data> = {
  kind: Kind;
  /** Name of the id that `queueMail` takes. The data is read by it when the mail is sent. */
  about: Id;
  write: (data: Data, context: MailContext) => MailText;
};

export function defineMail<Kind extends MailKind, Id extends string, Data>(
  mail: MailDefinition<Kind, Id, Data>,
): MailDefinition<Kind, Id, Data> {
  return mail;
}
