import type { Permission } from "#worker/contracts/console/vocabulary.ts";

export const SUBJECTS = ["People", "Money", "Website", "Control"] as const;
export type MenuEntry = {
  label: string;
  href: string;
  permission: Permission;
  key: string;
  /** Without one, the entry comes first. */
  subject?: (typeof SUBJECTS)[number];
  /** Addresses of pages that belong to the entry, besides those below `href`. */
  also?: readonly string[];
};

/** The console's menu. `key` opens the entry after `g`. */
export const MENU: readonly MenuEntry[] = [
  { label: "Today", href: "/console", permission: "today.read", key: "t" },
  { label: "Figures", href: "/console/figures", permission: "figures.read", key: "j" },
  { label: "Messages", href: "/console/messages", permission: "messages.read", key: "m", subject: "People" },
  {
    label: "Registrations",
    href: "/console/registrations",
    permission: "registrations.read",
    key: "r",
    subject: "People",
  },
  { label: "Accounts", href: "/console/members", permission: "members.read", key: "e", subject: "People" },
  { label: "Emails", href: "/console/mails", permission: "mails.read", key: "l", subject: "People" },
  { label: "Texts", href: "/console/texts", permission: "texts.read", key: "x", subject: "People" },
  { label: "Offers", href: "/console/offers", permission: "offers.read", key: "v", subject: "People" },
  { label: "Consents", href: "/console/consents", permission: "consents.read", key: "n", subject: "People" },
  { label: "Payments", href: "/console/payments", permission: "payments.read", key: "p", subject: "Money" },
  { label: "Memberships", href: "/console/memberships", permission: "memberships.read", key: "h", subject: "Money" },
  { label: "Bank transfers", href: "/console/bank-transfers", permission: "payments.read", key: "f", subject: "Money" },
  { label: "Documents", href: "/console/documents", permission: "documents.read", key: "d", subject: "Money" },
  { label: "Books", href: "/console/books", permission: "documents.export", key: "b", subject: "Money" },
  {
    label: "Content",
    href: "/console/content",
    permission: "content.read",
    key: "c",
    subject: "Website",
    also: ["/console/benefit-matrix", "/console/files", "/console/publications", "/console/translations"],
  },
  { label: "Pictures", href: "/console/pictures", permission: "content.read", key: "i", subject: "Website" },
  { label: "Addresses", href: "/console/addresses", permission: "content.read", key: "u", subject: "Website" },
  { label: "Choices", href: "/console/intents", permission: "intents.read", key: "k", subject: "Website" },
  { label: "Operators", href: "/console/operators", permission: "operators.read", key: "o", subject: "Control" },
  { label: "Audit", href: "/console/audit", permission: "audit.read", key: "a", subject: "Control" },
];
