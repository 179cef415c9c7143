import { sql } from "drizzle-orm";
import { addDays, dayAndHour, indianDay, startOfIndianDay } from "../../india-calendar.server.ts";
import { formatRupees } from "../../money.server.ts";
import { namesOf } from "../../operators/staff.server.ts";
import { readRows } from "../../record-rows.server.ts";
import { hasTraces } from "../../record-traces.server.ts";
import { OFFER_ROWS } from "../../workspace/offers.server.ts";
import { listNewSubmitted, SUBMISSION_ROWS } from "../../workspace/submissions.server.ts";
import { TEXT_KINDS } from "../lists/texts.server.ts";
import type { TodaySource } from "./today-source.server.ts";

const DAYS = 30;
const NEWEST = { search: "", isOldestFirst: false, after: undefined };

export const submittedOffers: TodaySource = {
  id: "offers",
  title: "New offers to startups",
  sees: "offers.read",
  acts: "offers.change",
  more: [{ href: "/console/offers?status=submitted", label: "All new offers" }],
  async list(deps, limit) {
    const found = await readRows(deps, OFFER_ROWS, { ...NEWEST, filters: { status: "submitted" } }, limit);
    const names = await namesOf(
      deps,
      found.map(({ memberId }) => memberId),
    );
    const { opportunities } = (await deps.content.snapshot()).collections;
    return found.map(({ id, opportunity, memberId, amountPaise, createdAt }) => ({
      id,
      subject: `offer:${id}`,
      title: `₹${formatRupees(amountPaise)} for ${opportunities.find(({ slug }) => slug === opportunity)?.name ?? opportunity}`,
      facts: [names.get(memberId) ?? "", dayAndHour(createdAt)],
      link: { href: `/console/offers/${id}`, label: "Open" },
    }));
  },
};

/** What members submitted on their dashboards, until an operator has done something about its latest version. */
export const newTexts: TodaySource = {
  id: "texts",
  title: "New texts of members",
  sees: "texts.read",
  acts: "texts.change",
  more: [{ href: "/console/texts", label: "All texts" }],
  async list(deps, limit) {
    const since = startOfIndianDay(addDays(indianDay(deps.now()), -DAYS));
    const { memberId, kind, key, updatedAt: at } = SUBMISSION_ROWS.table;
    const subject = sql`'text:' || ${memberId} || '.' || ${kind} || '.' || ${key}`;
    const when = sql`not ${hasTraces(subject, sql`${at}`)}`;
    const found = await listNewSubmitted(deps, { since, when }, limit);
    const names = await namesOf(
      deps,
      found.map((text) => text.memberId),
    );
    return found.map(({ id, memberId: author, kind: of, updatedAt }) => ({
      id,
      title: `${TEXT_KINDS[of]} of ${names.get(author) ?? ""}`,
      facts: [dayAndHour(updatedAt)],
      link: { href: `/console/texts/${id}`, label: "Open" },
    }));
  },
};
