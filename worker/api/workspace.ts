import { Hono } from "hono";
import { z } from "zod";
import { ok } from "../contracts/problem.ts";
import { ReportAutosave, ReportSaved } from "../contracts/project-report.ts";
import { Activity, Task, TaskChanges, TasksResponse } from "../contracts/tasks.ts";
import { recordBrowserActivity } from "../domain/workspace/activities.server.ts";
import { saveReportDraft } from "../domain/workspace/submissions.server.ts";
import { changeTasks } from "../domain/workspace/tasks.server.ts";
import { describedCall } from "./describe.ts";
import { send } from "./send.ts";
import { type LoggedInEnv, requireMember } from "./session.ts";
import { validated } from "./validated.ts";

const ActivityResponse = z.object({ tasks: z.array(Task) }).meta({ ref: "ActivityTasks" });

export const workspace = new Hono<LoggedInEnv>()
  .post(
    "/tasks",
    describedCall({
      operationId: "changeTasks",
      summary: "Read and change a member's tasks",
      description:
        "The latest change of each task wins, by the time of the change; a time in the future counts as now. Without changes the call only reads.",
      response: TasksResponse,
      problems: ["signed_out"],
    }),
    requireMember,
    validated(TaskChanges),
    async (c) => send(c, await changeTasks(c.env.deps, c.get("viewer"), c.req.valid("json").changes)),
  )
  .post(
    "/activities",
    describedCall({
      operationId: "recordActivity",
      summary: "Record a member's activity on a public page",
      description: "`subject` is the slug of the article that was read. An activity ticks its task.",
      response: ActivityResponse,
      problems: ["signed_out"],
    }),
    requireMember,
    validated(Activity),
    async (c) => send(c, await recordBrowserActivity(c.env.deps, c.get("viewer"), c.req.valid("json"))),
  )
  .post(
    "/project-report",
    describedCall({
      operationId: "saveReportDraft",
      summary: "Save changes to a startup's detailed project report",
      description:
        "`version` is the version that the page last saw, 0 before the first save. A newer stored version is a conflict; a version above 0 without a stored report is not found.",
      response: ReportSaved,
      problems: ["signed_out", "wrong_role", "not_found", "version_conflict"],
    }),
    requireMember,
    validated(ReportAutosave),
    async (c) => {
      const outcome = await saveReportDraft(c.env.deps, c.get("viewer"), c.req.valid("json"));
      if (!outcome.ok) return send(c, outcome);
      return send(c, ok({ version: outcome.value.version, savedAt: outcome.value.updatedAt.getTime() }));
    },
  );
