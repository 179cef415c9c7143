import { dayAndHour, indianDay, longDate } from "../../india-calendar.server.ts";
import { listAssignedRecords } from "../marks/assigned-records.server.ts";
import { markedKindsSeenBy } from "../marks/marked-kinds.server.ts";
import type { TodayDeps, TodaySection, TodayViewer } from "./today-source.server.ts";

const ITEMS = 20;

/** What colleagues, or the operator, assigned to the operator. */
export async function assignedSection(deps: TodayDeps, viewer: TodayViewer): Promise<TodaySection> {
  const today = indianDay(deps.now());
  const found = await listAssignedRecords(deps, viewer, ITEMS + 1);
  const isCut = found.length > ITEMS;
  const lists = [...markedKindsSeenBy(viewer.role).values()].map(({ path, plural }) => {
    return { href: `${path}?assignee=${viewer.memberId}`, label: `All your ${plural}` };
  });
  return {
    id: "assigned",
    title: "Assigned to you",
    items: found.slice(0, ITEMS).map(({ subject, name, label, href, assignedAt, dueOn, endsItself }) => ({
      id: dueOn ? `${subject}@${dueOn}` : subject,
      title: name,
      facts: [label, `Assigned ${dayAndHour(assignedAt)}`],
      ...(dueOn && { due: { text: `For ${longDate(dueOn)}`, tone: dueOn < today ? "late" : "due" } as const }),
      link: { href, label: "Open" },
      actions: endsItself ? [] : [{ step: "finish_own", label: "Done" }],
    })),
    isCut,
    more: isCut ? lists : [],
  };
}
