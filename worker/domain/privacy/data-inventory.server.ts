import * as m from "#messages/dashboard/inventory.ts";
import * as more from "#messages/dashboard/inventory-more.ts";
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

type Reason = Record<Exclude<keyof InventoryItem, "id" | "count">, () => string>;

const REASONS: Record<InventoryId, Reason> = {
  account: {
    title: m.account,
    data: m.accountData,
    purpose: m.accountPurpose,
    ground: m.ofConsent,
    retainedFor: () => m.accountKept({ days: RETENTION.unverified }),
  },
  consents: {
    title: m.consents,
    data: m.consentsData,
    purpose: m.consentsPurpose,
    ground: m.consentsGround,
    retainedFor: m.consentsKept,
  },
  sessions: {
    title: m.sessions,
    data: m.sessionsData,
    purpose: m.sessionsPurpose,
    ground: m.ofConsent,
    retainedFor: () => m.sessionsKept({ idle: SESSION.idleDays, most: SESSION.absoluteDays }),
  },
  passkeys: {
    title: m.passkeys,
    data: m.passkeysData,
    purpose: m.passkeysPurpose,
    ground: m.ofConsent,
    retainedFor: m.passkeysKept,
  },
  tasks: {
    title: m.tasks,
    data: m.tasksData,
    purpose: m.tasksPurpose,
    ground: m.ofConsent,
    retainedFor: m.whileAccount,
  },
  activities: {
    title: m.activities,
    data: m.activitiesData,
    purpose: m.activitiesPurpose,
    ground: m.ofConsent,
    retainedFor: m.whileAccount,
  },
  submissions: {
    title: m.submissions,
    data: m.submissionsData,
    purpose: m.submissionsPurpose,
    ground: m.ofConsent,
    retainedFor: m.whileAccount,
  },
  offers: {
    title: m.offers,
    data: m.offersData,
    purpose: m.offersPurpose,
    ground: m.ofConsent,
    retainedFor: m.whileAccount,
  },
  assignments: {
    title: m.assignments,
    data: m.assignmentsData,
    purpose: m.assignmentsPurpose,
    ground: m.ofConsent,
    retainedFor: m.whileAccount,
  },
  savedAnswers: {
    title: m.savedAnswers,
    data: m.savedAnswersData,
    purpose: m.savedAnswersPurpose,
    ground: m.savedAnswersGround,
    retainedFor: m.untilDeleted,
  },
  schemeReminders: {
    title: m.schemeReminders,
    data: m.schemeRemindersData,
    purpose: m.schemeRemindersPurpose,
    ground: m.schemeRemindersGround,
    retainedFor: m.schemeRemindersKept,
  },
  orders: {
    title: more.orders,
    data: more.ordersData,
    purpose: more.ordersPurpose,
    ground: m.orderThenLaw,
    retainedFor: more.ordersKept,
  },
  payments: {
    title: more.payments,
    data: more.paymentsData,
    purpose: more.paymentsPurpose,
    ground: m.taxLaw,
    retainedFor: m.eightYears,
  },
  bankTransfers: {
    title: more.bankTransfers,
    data: more.bankTransfersData,
    purpose: more.bankTransfersPurpose,
    ground: m.orderThenLaw,
    retainedFor: more.bankTransfersKept,
  },
  memberships: {
    title: more.memberships,
    data: more.membershipsData,
    purpose: more.membershipsPurpose,
    ground: more.membershipsGround,
    retainedFor: m.eightYears,
  },
  documents: {
    title: more.documents,
    data: more.documentsData,
    purpose: more.documentsPurpose,
    ground: m.taxLaw,
    retainedFor: m.eightYears,
  },
  seats: {
    title: more.seats,
    data: more.seatsData,
    purpose: more.seatsPurpose,
    ground: more.seatsGround,
    retainedFor: more.seatsKept,
  },
  eventRegistrations: {
    title: more.eventRegistrations,
    data: more.eventRegistrationsData,
    purpose: more.eventRegistrationsPurpose,
    ground: m.consentAtForm,
    retainedFor: more.eventRegistrationsKept,
  },
  registrationCorrections: {
    title: more.corrections,
    data: more.correctionsData,
    purpose: more.correctionsPurpose,
    ground: m.consentAtForm,
    retainedFor: () => more.correctionsKept({ days: RETENTION.correction }),
  },
  messages: {
    title: more.messages,
    data: more.messagesData,
    purpose: more.messagesPurpose,
    ground: m.givenForPurpose,
    retainedFor: more.messagesKept,
  },
  messageReplies: {
    title: more.replies,
    data: more.repliesData,
    purpose: more.repliesPurpose,
    ground: m.givenForPurpose,
    retainedFor: more.repliesKept,
  },
  notes: {
    title: more.notes,
    data: more.notesData,
    purpose: more.notesPurpose,
    ground: m.service,
    retainedFor: more.notesKept,
  },
  marks: {
    title: more.marks,
    data: more.marksData,
    purpose: more.marksPurpose,
    ground: m.service,
    retainedFor: more.marksKept,
  },
  mails: {
    title: more.mails,
    data: more.mailsData,
    purpose: more.mailsPurpose,
    ground: m.service,
    retainedFor: () => more.mailsKept({ days: RETENTION.mail }),
  },
  consoleAccess: {
    title: more.consoleAccess,
    data: more.consoleAccessData,
    purpose: more.consoleAccessPurpose,
    ground: m.duty,
    retainedFor: more.consoleAccessKept,
  },
  savedViews: {
    title: more.savedViews,
    data: more.savedViewsData,
    purpose: more.savedViewsPurpose,
    ground: more.savedViewsGround,
    retainedFor: m.untilDeleted,
  },
  consoleSessions: {
    title: more.consoleVisits,
    data: more.consoleVisitsData,
    purpose: more.consoleVisitsPurpose,
    ground: m.duty,
    retainedFor: () => more.consoleVisitsKept({ hours: CONSOLE_SESSION.hours }),
  },
};

/** Left out if empty, because only operators have these items. */
const OF_STAFF: readonly InventoryId[] = ["consoleAccess", "consoleSessions"];

export async function listDataInventory(deps: Pick<Deps, "db">, person: Person): Promise<InventoryItem[]> {
  const data = await collectPersonalData(deps, person);
  const ids = Object.keys(REASONS) as InventoryId[];
  const items = ids.map((id) => ({ id, ...written(REASONS[id]), count: data[id].length }));
  return items.filter(({ id, count }) => count > 0 || !OF_STAFF.includes(id));
}

function written({ title, data, purpose, ground, retainedFor }: Reason) {
  return { title: title(), data: data(), purpose: purpose(), ground: ground(), retainedFor: retainedFor() };
}
