import { projectReport } from "#messages/dashboard/membership.ts";
import { partsDone } from "#messages/dashboard/report.ts";
import * as m from "#messages/dashboard/tasks.ts";
import { offerStatusLabel } from "#messages/vocabulary/workspace.ts";
import { REPORT_PART_FIELDS } from "../../contracts/workspace-vocabulary.ts";
import type { Deps } from "../../deps.ts";
import type { Viewer } from "../accounts/sessions.server.ts";
import { listOffers } from "../workspace/offers.server.ts";
import { listAssignedStartups } from "../workspace/startups.server.ts";
import { findSubmission } from "../workspace/submissions.server.ts";

export type Unfinished = { kind: string; title: string; text: string; href: string };

export async function findUnfinished(
  deps: Pick<Deps, "db" | "now" | "content">,
  { memberId, role }: Pick<Viewer, "memberId" | "role">,
): Promise<Unfinished | undefined> {
  if (role === "startup") return draftReport(deps, memberId);
  if (role === "investor") return newestOffer(deps, memberId);
  return role === "mentor" ? startupToStudy(deps, memberId) : undefined;
}

async function draftReport(deps: Pick<Deps, "db">, memberId: string): Promise<Unfinished | undefined> {
  const report = await findSubmission(deps, memberId, "project_report", "");
  if (report?.state !== "draft") return undefined;
  const parts = Object.values(REPORT_PART_FIELDS);
  const done = parts.filter((fields) => fields.every((name) => report.data[name]?.trim())).length;
  const text = partsDone({ done, all: parts.length });
  return { kind: m.draft(), title: projectReport(), text, href: "/dashboard/report" };
}

async function newestOffer(
  deps: Pick<Deps, "db" | "now" | "content">,
  memberId: string,
): Promise<Unfinished | undefined> {
  const [offer] = (await listOffers(deps, memberId)).rows;
  if (!offer) return undefined;
  const { id, name, formattedAmount, status } = offer;
  return {
    kind: m.offer(),
    title: m.offerTo({ name }),
    text: `₹${formattedAmount} · ${offerStatusLabel(status)}`,
    href: `/dashboard/offer/${id}`,
  };
}

async function startupToStudy(deps: Pick<Deps, "db" | "content">, memberId: string): Promise<Unfinished | undefined> {
  const next = (await listAssignedStartups(deps, memberId)).find(({ isStudied }) => !isStudied);
  return (
    next && { kind: m.startupToStudy(), title: next.name, text: next.summary, href: `/dashboard/startups/${next.slug}` }
  );
}
