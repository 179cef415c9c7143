import { z } from "zod";
import { INITIATIVE_SECTIONS } from "../contracts/vocabulary.ts";
import { Line, Link, Picture, Prose, Sample, Text, Title } from "./fields.ts";
import { Gst } from "./gst-schema.ts";
import { BankAccount, NO_ACCOUNT, UpiLimit, USUAL_UPI_LIMIT } from "./payment-schemas.ts";

const SettingsLinks = z.object({
  whatsapp: Link.meta({ label: "WhatsApp community" }),
  awards: Link.meta({ label: "MASA Awards" }),
  parent: Link.meta({ label: "Parent organisation" }),
  foundation: Link.meta({ label: "Foundation" }),
  facebook: Link.meta({ label: "Facebook" }),
  linkedin: Link.meta({ label: "LinkedIn" }),
  instagram: Link.meta({ label: "Instagram" }),
  executiveMembership: Link.meta({ label: "Executive membership form" }),
  basicMembership: Link.meta({ label: "Basic membership form" }),
  nominate: Link.meta({ label: "Nomination form" }),
  investorForm: Link.meta({ label: "Form for investors" }),
  videoSearch: Link.meta({ label: "Search for our videos" }),
  messagingChannel: Link.meta({ label: "Messaging channel" }),
});
/** A template variable, replaced with a link from the settings entry when the snapshot is compiled. */
const BlankLink = z.enum(Object.keys(SettingsLinks.shape).map((name) => `{links.${name}}`));
const LabelledLink = z
  .object({
    label: Line.meta({ label: "Text of the link" }),
    href: z
      .union([Link, BlankLink])
      .meta({ label: "Address", help: "Or the name of a link in the settings: {links.awards}." }),
  })
  .meta({ label: "Link" });

export const Initiative = z.object({
  section: z.enum(INITIATIVE_SECTIONS).meta({ label: "Initiative" }),
  intro: Prose.meta({ label: "Introduction" }),
  link: LabelledLink.optional(),
  cards: z
    .array(
      z.object({
        title: Title,
        text: Prose.meta({ label: "Text" }),
        image: Picture,
        link: LabelledLink.optional(),
      }),
    )
    .min(1)
    .meta({ label: "Cards" }),
});

export const Settings = z.object({
  name: Text.meta({ label: "Name of the forum" }),
  tagline: Line.meta({ label: "Tagline", help: "One sentence about the forum, for example at the foot of each page." }),
  email: z.email().meta({ label: "Email" }),
  financeEmail: z.email().optional().meta({
    label: "Email for finance",
    help: "Receives emails about failed refunds. If it is empty, they go to the email address above.",
  }),
  phone: Text.regex(/^\+?[\d\s().-]*$/, "Enter one number, for example +91 22 5550 0142.").meta({ label: "Phone" }),
  address: Prose.meta({ label: "Postal address" }),
  legalName: Text.meta({ label: "Legal name", help: "As registered; policies, invoices and receipts show it." }),
  grievanceOfficer: Line.meta({
    label: "Grievance officer",
    help: "Name and email; the privacy policy names this person.",
  }),
  /** True while the legal name, the address and the grievance officer are invented. */
  sample: Sample,
  links: SettingsLinks.meta({ label: "Links" }),
  gst: Gst.meta({ label: "GST", help: "Only an owner can publish a change." }),
  bankAccount: BankAccount.default(NO_ACCOUNT).meta({
    label: "Account for bank transfers",
    help: "Fill in all four fields, or none. Only an owner can publish a change.",
  }),
  upiLimitPaise: UpiLimit.default(USUAL_UPI_LIMIT).meta({
    label: "Largest UPI payment",
    kind: "rupees",
    help: "Plans above this amount can offer a bank transfer. Only an owner can publish a change.",
  }),
});
