import { localPath } from "#messages/locale.ts";
import type { Entry } from "../../content/collections.ts";
import type { MAIL_KINDS } from "../../db/schema/mail.ts";
import type { MailAttachment } from "../../providers/mail.ts";

export type MailKind = (typeof MAIL_KINDS)[number];

export type MailText = {
  subject: string;
  paragraphs: string[];
  code?: string;
  rows?: Array<[label: string, value: string]>;
  button?: { label: string; url: string };
  /** Below the button. */
  notes?: string[];
  attachments?: MailAttachment[];
};

export type MailParts = MailText & { greeting: string; footer: string[] };

/** Data that every mail can use besides its own. */
export type MailContext = Pick<Entry<"settings">, "name" | "email" | "phone" | "address" | "legalName"> & {
  siteUrl: string;
  recipient: string;
  /** The account with this address. The name is known once its owner has verified the address (decision 017). */
  account: { name: string | undefined } | undefined;
};

export type MailDefinition<Kind extends MailKind, Id extends string, Data> = {
  kind: Kind;
  /** Name of the id passed to `queueMail`, by which the data is read when the mail is sent. */
  about: Id;
  /** True for a mail to the forum itself, which is in English. */
  isInternal?: boolean;
  write: (data: Data, context: MailContext) => MailText;
};

/** Returns the URL of one of our pages in the language of the mail. */
export function pageAt({ siteUrl }: Pick<MailContext, "siteUrl">, path: string): string {
  return siteUrl + localPath(path);
}

export function defineMail<Kind extends MailKind, Id extends string, Data>(
  mail: MailDefinition<Kind, Id, Data>,
): MailDefinition<Kind, Id, Data> {
  return mail;
}
