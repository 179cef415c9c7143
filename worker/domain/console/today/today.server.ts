import { isPermitted } from "../../../contracts/console/vocabulary.ts";
import { markLabels } from "../marks/with-marks.server.ts";
import { assignedSection } from "./assigned-section.server.ts";
import { deadLinks, dueChecks, latePublications } from "./content-items.server.ts";
import { cancelledEvents, fullEvents, placesToConfirm } from "./event-items.server.ts";
import { openMessages } from "./message-items.server.ts";
import {
  failedRefunds,
  openDecisions,
  openDisputes,
  openTransfers,
  parkedMoney,
  requestedRefunds,
} from "./payment-items.server.ts";
import { endingMemberships, newAccounts, openErasures, undeliveredMails } from "./people-items.server.ts";
import type { TodayDeps, TodaySection, TodaySource, TodayViewer } from "./today-source.server.ts";
import { newTexts, submittedOffers } from "./workspace-items.server.ts";

const ITEMS = 10;

/** In the order in which to do them. */
const SOURCES: readonly TodaySource[] = [
  openDisputes,
  cancelledEvents,
  openMessages,
  submittedOffers,
  newAccounts,
  newTexts,
  openDecisions,
  requestedRefunds,
  failedRefunds,
  parkedMoney,
  openTransfers,
  undeliveredMails,
  openErasures,
  latePublications,
  placesToConfirm,
  endingMemberships,
  fullEvents,
  deadLinks,
  ...dueChecks,
];

export async function viewToday(deps: TodayDeps, viewer: TodayViewer): Promise<TodaySection[]> {
  const { role } = viewer;
  const sources = SOURCES.filter(({ sees, orSees = sees }) => isPermitted(role, sees) || isPermitted(role, orSees));
  const [assigned, ...sections] = await Promise.all([
    assignedSection(deps, viewer),
    ...sources.map(async ({ id, title, acts, list, more = [] }) => {
      const found = await list(deps, ITEMS + 1, role);
      const mayAct = isPermitted(role, acts);
      const items = found.slice(0, ITEMS).map((item) => (mayAct ? item : { ...item, actions: [] }));
      const isCut = found.length > ITEMS;
      return { id, title, items, isCut, more: isCut ? more : [] };
    }),
  ]);
  return [assigned, ...(await withAssignees(deps, sections))].filter(({ items }) => items.length > 0);
}

async function withAssignees(deps: TodayDeps, sections: readonly TodaySection[]): Promise<TodaySection[]> {
  const subjects = sections.flatMap(({ items }) => items.flatMap(({ subject }) => subject ?? []));
  if (subjects.length === 0) return [...sections];
  const labels = await markLabels(deps, subjects);
  return sections.map((section) => ({
    ...section,
    items: section.items.map((item) => {
      const name = labels.get(`assignee ${item.subject}`);
      return name ? { ...item, facts: [...item.facts, `Assigned to ${name}`] } : item;
    }),
  }));
}
