import type { FieldError } from "../../contracts/problem.ts";
import type { Db } from "../../db/client.ts";
import { findEntry, listEntries, type StoredEntry } from "../content/entries.server.ts";
import { titleOf, workingCopy } from "./entry-content.server.ts";

/** The row of the benefit matrix that says how many people a plan covers. */
const ROW = "people";

type Texts = Pick<StoredEntry, "collection" | "slug"> & { data: unknown };

/**
 * A plan's seats and the row “People covered” must agree. They are published one after the other, so the row may
 * promise fewer people for a while, if the draft of the other entry already has the same number.
 */
export async function findSeatProblems(db: Db, { collection, slug, data }: Texts): Promise<FieldError[]> {
  if (collection === "plans") return findPlanProblems(db, data);
  return collection === "benefits" && slug === ROW ? findRowProblems(db, data) : [];
}

async function findPlanProblems(db: Db, data: unknown): Promise<FieldError[]> {
  const row = await findEntry(db, "benefits", ROW);
  if (row?.status !== "published") return [];
  const [promised, planned] = [promiseIn(row.data, data), promiseIn(workingCopy(row).data, data)];
  const people = peopleIn(data);
  if (agree(promised, people, planned === people)) return [];
  const title = titleOf(row.data, row.slug);
  if (typeof promised !== "number") {
    return [{ field: "seats", message: `“${title}” needs a number for this plan. Publish the matrix with one first.` }];
  }
  const next = isFewer(promised, people)
    ? `Save ${people} there as a draft, publish this plan, then publish the matrix.`
    : `Publish ${people} there first.`;
  return [{ field: "seats", message: `The benefit matrix says ${promised} in “${title}”. ${next}` }];
}

async function findRowProblems(db: Db, data: unknown): Promise<FieldError[]> {
  const plans = await listEntries(db, "plans", ["published"]);
  return plans.flatMap((plan) => {
    const promised = promiseIn(data, plan.data);
    const [people, planned] = [peopleIn(plan.data), peopleIn(workingCopy(plan).data)];
    if (agree(promised, people, promised === planned)) return [];
    const { planId } = plan.data as { planId?: string };
    const covers = `“${titleOf(plan.data, plan.slug)}” covers ${people}`;
    const message =
      typeof promised === "number"
        ? `${covers}, not ${promised}. ${nextStep(promised, people)}`
        : `${covers}. This row needs a number here.`;
    return [{ field: `values.${planId}`, message }];
  });
}

function nextStep(promised: number, people: number): string {
  return promised < people
    ? "Save that number in the plan as a draft, publish the matrix, then publish the plan."
    : "Publish more seats in the plan first.";
}

function promiseIn(row: unknown, plan: unknown): unknown {
  const { values } = row as { values?: Record<string, unknown> };
  return values?.[(plan as { planId?: string }).planId ?? ""];
}

function peopleIn(plan: unknown): number {
  return Math.max(1, Number((plan as { seats?: unknown }).seats) || 0);
}

function agree(promised: unknown, people: number, isPlanned: boolean): boolean {
  return promised === undefined || promised === people || (isFewer(promised, people) && isPlanned);
}

function isFewer(promised: unknown, people: number): boolean {
  return typeof promised === "number" && promised < people;
}
