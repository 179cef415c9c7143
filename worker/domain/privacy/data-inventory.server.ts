import { CONSOLE_SESSION } from "../../contracts/console/vocabulary.ts";
import { SESSION } from "../../contracts/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import { collectPersonalData, type InventoryId, type Person } from "./data-export.server.ts";
import { RETENTION } from "./retention.server.ts";

/** One item of the itemised notice that the Rules require: what, purpose, legal ground, period. */
export type InventoryItem = {
  id: InventoryId;
  title: string;
  data: string;
  purpose: string;
  ground: string;
  retainedFor: string;
  count: number;
};

type Reason = Omit<InventoryItem, "id" | "count">;

const CONSENT = "Your consent to the account notice";
const WHILE_ACCOUNT = "Until you close the account";

const REASONS: Record<InventoryId, Reason> = {
  account: {
    title: "Account",
    data: "Name, email address, phone number, role",
    purpose: "To log you in, to greet you and to reach you",
    ground: CONSENT,
    retainedFor: `${WHILE_ACCOUNT}; ${RETENTION.unverified} days if it is never confirmed`,
  },
  consents: {
    title: "Consents",
    data: "Which notice you agreed to, for what, when, and when you withdrew it",
    purpose: "To be able to show that you agreed",
    ground: "Law: Digital Personal Data Protection Act, section 6",
    retainedFor: `${WHILE_ACCOUNT}; then without your name in the audit trail`,
  },
  sessions: {
    title: "Devices that are logged in",
    data: "Browser, IP address, time of the login, of the last visit and of the last use of a passkey",
    purpose: "To keep you logged in, and to let you notice someone else’s login",
    ground: CONSENT,
    retainedFor: `Until you log out, ${SESSION.idleDays} days without a visit, or ${SESSION.absoluteDays} days`,
  },
  passkeys: {
    title: "Passkeys",
    data: "Public key and the device’s name; never your finger, face or PIN",
    purpose: "To log you in without a code",
    ground: CONSENT,
    retainedFor: "Until you remove them or close the account",
  },
  tasks: {
    title: "Tasks",
    data: "Which tasks of your role are done, and since when",
    purpose: "To show your progress",
    ground: CONSENT,
    retainedFor: WHILE_ACCOUNT,
  },
  activities: {
    title: "What you have read and opened",
    data: "Articles read to the end, schemes, awards, startups and opportunities opened while logged in",
    purpose: "To tick your tasks",
    ground: CONSENT,
    retainedFor: WHILE_ACCOUNT,
  },
  submissions: {
    title: "What you have written",
    data: "Review, incubation application, project report, mentorship reports and suggestions",
    purpose: "To use them as each form says",
    ground: CONSENT,
    retainedFor: WHILE_ACCOUNT,
  },
  offers: {
    title: "Investment offers",
    data: "Opportunity, amount, instrument, terms and progress",
    purpose: "To pass them to the founders",
    ground: CONSENT,
    retainedFor: WHILE_ACCOUNT,
  },
  assignments: {
    title: "Startups assigned to you",
    data: "Which startups you mentor, and since when",
    purpose: "To bring mentors and startups together",
    ground: CONSENT,
    retainedFor: WHILE_ACCOUNT,
  },
  savedAnswers: {
    title: "Answers to the scheme finder",
    data: "What you answered about your business when you chose to save it",
    purpose: "To show the best schemes on your dashboard",
    ground: "Your consent when you save them",
    retainedFor: "Until you delete them or close the account",
  },
  schemeReminders: {
    title: "Reminders about schemes",
    data: "Which schemes, and when you agreed",
    purpose: "To write to you when the rules or the status of a scheme change",
    ground: "Your consent when you ask for a reminder",
    retainedFor: "Until you stop them or close the account; then without your name in the audit trail",
  },
  orders: {
    title: "Membership orders",
    data: "Name, email address or phone number, company and billing details if you gave them, plan, amount, state",
    purpose: "To take the payment and to issue the receipt",
    ground: "Your order (section 7 of the Act); once paid, tax and company law",
    retainedFor: "Paid: eight financial years after the one of the payment. Unpaid: one year",
  },
  payments: {
    title: "Payments",
    data: "The provider’s number, state, amount and method, and what was refunded; never card numbers",
    purpose: "To know what was paid and refunded",
    ground: "Law: tax and company law",
    retainedFor: "Eight financial years after the year of the payment",
  },
  bankTransfers: {
    title: "Bank transfers",
    data: "Reference, amount, last day and state of the reservation; never your account number",
    purpose: "To recognise the money when it arrives",
    ground: "Your order (section 7 of the Act); once paid, tax and company law",
    retainedFor: "Eight financial years after the one of the reservation",
  },
  memberships: {
    title: "Memberships and receipts",
    data: "Plan, first and last day, number of the receipt, day of the next reminder",
    purpose: "To give you what the plan includes, and to remind you before it ends",
    ground: "Your order; for the receipt, tax and company law",
    retainedFor: "Eight financial years after the year of the payment",
  },
  documents: {
    title: "Invoices, receipts and credit notes",
    data: "Name, company, GSTIN, billing address and state if you gave them, plan, amount and tax",
    purpose: "To state what you paid, and for you to claim the tax",
    ground: "Law: tax and company law",
    retainedFor: "Eight financial years after the year of the payment",
  },
  seats: {
    title: "Seats of a membership",
    data: "Email address of the person, state, and when it changed; in your download only your own address",
    purpose: "To give the people of a company what its membership includes",
    ground: "The company’s order and your acceptance (section 7 of the Act)",
    retainedFor: "One year after the seat ended",
  },
  eventRegistrations: {
    title: "Event registrations",
    data: "Event, name, email address, phone number, membership status",
    purpose: "To reserve your seat and to tell you about changes",
    ground: "Your consent at the form",
    retainedFor: "One year after the event, or until you cancel it",
  },
  registrationCorrections: {
    title: "Changes to event registrations that await your decision",
    data: "Other name, phone number and membership status that were sent with your address",
    purpose: "To let you accept or refuse them",
    ground: "Your consent at the form",
    retainedFor: `Until you decide, ${RETENTION.correction} days at most`,
  },
  messages: {
    title: "Messages and call-back requests",
    data: "Name, email address, and what you wrote",
    purpose: "To answer you",
    ground: "You gave them for that purpose (section 7 of the Act)",
    retainedFor: "One year after you sent them",
  },
  messageReplies: {
    title: "Our replies to your messages",
    data: "What we wrote, who wrote it and when",
    purpose: "To know what you were told",
    ground: "You gave them for that purpose (section 7 of the Act)",
    retainedFor: "As long as the message",
  },
  notes: {
    title: "Our notes on your messages, registrations and orders",
    data: "What an operator noted, such as the result of a call",
    purpose: "To help you without asking twice",
    ground: "Part of the service that you asked for",
    retainedFor: "As long as what the note is about",
  },
  marks: {
    title: "Tags, and who looks after your messages and registrations",
    data: "Words by which operators find a record again, and the operator to whom it is assigned",
    purpose: "To answer you without anything being forgotten",
    ground: "Part of the service that you asked for",
    retainedFor: "As long as what is tagged or assigned",
  },
  mails: {
    title: "Mails to you",
    data: "What about, to which address and when; the text itself is not stored",
    purpose: "To send each mail, and to send it once",
    ground: "Part of the service that you asked for",
    retainedFor: `${RETENTION.mail} days; for receipts one year`,
  },
  consoleAccess: {
    title: "Access to the console",
    data: "Address, role, who gave it and when, who ended it and when",
    purpose: "To know who could see and change what",
    ground: "The forum’s duty to protect personal data (section 8 of the Act)",
    retainedFor: `${WHILE_ACCOUNT}; what you did there stays in the audit trail without your name`,
  },
  savedViews: {
    title: "Your saved views in the console",
    data: "The names and filters of lists that you saved as an operator",
    purpose: "To open a list as you need it",
    ground: "Your work for the forum",
    retainedFor: "Until you delete them or close the account",
  },
  consoleSessions: {
    title: "Visits to the console",
    data: "When the visit began, and the last time you were seen",
    purpose: "To end a visit that nobody uses",
    ground: "The forum’s duty to protect personal data (section 8 of the Act)",
    retainedFor: `${CONSOLE_SESSION.hours} hours after the visit began`,
  },
};

/** Listed for operators alone. */
const OF_STAFF: readonly InventoryId[] = ["consoleAccess", "consoleSessions"];

export async function listDataInventory(deps: Pick<Deps, "db">, person: Person): Promise<InventoryItem[]> {
  const data = await collectPersonalData(deps, person);
  const ids = Object.keys(REASONS) as InventoryId[];
  const items = ids.map((id) => ({ id, ...REASONS[id], count: data[id].length }));
  return items.filter(({ id, count }) => count > 0 || !OF_STAFF.includes(id));
}
