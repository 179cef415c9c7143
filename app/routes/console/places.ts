import type { Permission } from "#worker/contracts/console/vocabulary.ts";

export type Place = { label: string; href: string; permission: Permission; key: string };

/** The console's menu. `key` opens the place after `g`. */
export const PLACES: readonly Place[] = [
  { label: "Today", href: "/console", permission: "today.read", key: "t" },
  { label: "Figures", href: "/console/figures", permission: "figures.read", key: "j" },
  { label: "Messages", href: "/console/messages", permission: "messages.read", key: "m" },
  { label: "Registrations", href: "/console/registrations", permission: "registrations.read", key: "r" },
  { label: "Members", href: "/console/members", permission: "members.read", key: "e" },
  { label: "Memberships", href: "/console/memberships", permission: "memberships.read", key: "h" },
  { label: "Payments", href: "/console/payments", permission: "payments.read", key: "p" },
  { label: "Content", href: "/console/content", permission: "content.read", key: "c" },
  { label: "Pictures", href: "/console/pictures", permission: "content.read", key: "i" },
  { label: "Bank transfers", href: "/console/bank-transfers", permission: "payments.read", key: "f" },
  { label: "Documents", href: "/console/documents", permission: "documents.read", key: "d" },
  { label: "Books", href: "/console/books", permission: "documents.export", key: "b" },
  { label: "Mails", href: "/console/mails", permission: "mails.read", key: "l" },
  { label: "Texts", href: "/console/texts", permission: "texts.read", key: "x" },
  { label: "Offers", href: "/console/offers", permission: "offers.read", key: "v" },
  { label: "Consents", href: "/console/consents", permission: "consents.read", key: "n" },
  { label: "Choices", href: "/console/intents", permission: "intents.read", key: "k" },
  { label: "Addresses", href: "/console/addresses", permission: "content.read", key: "u" },
  { label: "Operators", href: "/console/operators", permission: "operators.read", key: "o" },
  { label: "Audit", href: "/console/audit", permission: "audit.read", key: "a" },
];
