import { z } from "zod";
import { INITIATIVE_SECTIONS } from "../contracts/vocabulary.ts";
import { Line, Link, Picture, Prose, Sample, Text } from "./fields.ts";
import { Gst } from "./gst-schema.ts";
import { BankAccount, NO_ACCOUNT, UpiLimit, USUAL_UPI_LIMIT } from "./payment-schemas.ts";

const SettingsLinks = z.object({
  whatsapp: Link.meta({ label: "WhatsApp community" }),
  awards: Link.meta({ label: "MASA Awards" }),
  parent: Link.meta({ label: "Parent organisation" }),
  foundation: Link,
  facebook: Link,
  linkedin: Link.meta({ label: "LinkedIn" }),
  instagram: Link,
  executiveMembership: Link.meta({ label: "Executive membership form" }),
  basicMembership: Link.meta({ label: "Basic membership form" }),
  nominate: Link.meta({ label: "Nomination form" }),
  investorForm: Link,
  videoSearch: Link.meta({ label: "Search for our videos" }),
  messagingChannel: Link,
});
/** Filled in from the settings entry (domain/content/template-variables). */
const BlankLink = z.enum(Object.keys(SettingsLinks.shape).map((name) => `{links.${name}}`));
const LabelledLink = z.object({
  label: Line.meta({ label: "Text of the link" }),
  href: z
    .union([Link, BlankLink])
    .meta({ label: "Address", help: "Or the name of a link in the settings: {links.awards}." }),
});

export const Initiative = z.object({
  section: z.enum(INITIATIVE_SECTIONS),
  intro: Prose,
  link: LabelledLink.optional(),
  cards: z.array(z.object({ title: Line, text: Prose, image: Picture, link: LabelledLink.optional() })).min(1),
});

export const Settings = z.object({
  name: Text,
  tagline: Line,
  email: z.email(),
  financeEmail: z
    .email()
    .optional()
    .meta({ label: "Email for finance", help: "Gets mail about failed refunds. Without it, the email above does." }),
  phone: Text,
  address: Prose,
  legalName: Text,
  grievanceOfficer: Text,
  /** The legal name, the address and the grievance officer are invented. */
  sample: Sample,
  links: SettingsLinks,
  gst: Gst.meta({ label: "GST" }),
  bankAccount: BankAccount.default(NO_ACCOUNT).meta({ help: "Fill in all four fields, or none." }),
  upiLimitPaise: UpiLimit.default(USUAL_UPI_LIMIT).meta({ label: "Largest UPI payment" }),
});
