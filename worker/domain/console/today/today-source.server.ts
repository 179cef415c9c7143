import type { OperatorRole, Permission } from "../../../contracts/console/vocabulary.ts";
import type { Deps } from "../../../deps.ts";

export type TodayDeps = Pick<Deps, "db" | "now" | "content">;
export type TodayViewer = { memberId: string; role: OperatorRole };
export type TodayAction = { step: string; label: string; isDanger?: boolean };
export type TodayItem = {
  id: string;
  title: string;
  /** The record that the line is about, as `kind:id`, if operators can be assigned to it. */
  subject?: string;
  facts: ReadonlyArray<string | { href: string; label: string }>;
  due?: { text: string; tone?: "due" | "late" | "done" };
  link?: { href: string; label: string };
  actions?: readonly TodayAction[];
};
export type TodaySection = {
  id: string;
  title: string;
  items: readonly TodayItem[];
  isCut: boolean;
  more: ReadonlyArray<{ href: string; label: string }>;
};
/** One kind of work: who sees it, who may act on it, and a bounded read of it. */
export type TodaySource = {
  id: string;
  title: string;
  sees: Permission;
  /** Another permission that is enough to see it. */
  orSees?: Permission;
  acts: Permission;
  list: (deps: TodayDeps, limit: number, role: OperatorRole) => Promise<readonly TodayItem[]>;
  more?: TodaySection["more"];
};
