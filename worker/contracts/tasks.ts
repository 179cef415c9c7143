import { z } from "zod";
import * as m from "#messages/contracts/workspace.ts";
import { ROLES } from "./vocabulary.ts";
import { BROWSER_ACTIVITIES, WORKSPACE_LIMITS } from "./workspace-vocabulary.ts";

const AT_MOST = { error: () => m.mostChanges({ count: WORKSPACE_LIMITS.changes }) };

/** `changedAt` is the device's time in milliseconds since 1970. */
export const TaskChange = z.object({
  id: z.string().max(40),
  completed: z.boolean({ error: m.sayDone }),
  changedAt: z.int({ error: m.wholeMilliseconds }).nonnegative(),
});
export type TaskChange = z.infer<typeof TaskChange>;

export const TaskChanges = z.object({ changes: z.array(TaskChange).max(WORKSPACE_LIMITS.changes, AT_MOST) });
export type TaskChanges = z.infer<typeof TaskChanges>;

/** Section 3. `changedAt` is 0 if the task never changed. */
export const Task = z
  .object({
    id: z.string(),
    title: z.string(),
    completed: z.boolean(),
    changedAt: z.int(),
    source: z.enum(["hand", "activity"]).nullable(),
  })
  .meta({ ref: "Task" });
export type Task = z.infer<typeof Task>;

export const TasksResponse = z
  .object({ role: z.enum(ROLES), tasks: z.array(Task), accepted: z.array(z.string()) })
  .meta({ ref: "Tasks" });
export type TasksResponse = z.infer<typeof TasksResponse>;

export const Activity = z.object({
  activity: z.enum(BROWSER_ACTIVITIES, { error: m.noActivity }),
  subject: z.string().max(120).default(""),
});
export type Activity = z.infer<typeof Activity>;
