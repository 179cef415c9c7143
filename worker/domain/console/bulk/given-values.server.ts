import { SeveralExtended, SeveralReceived } from "../../../contracts/console/finance.ts";
import { NewTag } from "../../../contracts/console/records.ts";
import { invalidInput, type Outcome, ok } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import type { Entered } from "../list.server.ts";
import { refuseAssignee } from "../marks/marks.server.ts";
import type { BulkAction } from "./bulk-actions.server.ts";
import { readSeveralMail } from "./write-to-several.server.ts";

export async function readGiven(
  deps: Pick<Deps, "db" | "content">,
  kind: string,
  { value }: BulkAction,
  entered: Entered,
): Promise<Outcome<{ value: string; hindi?: string; reason: string }>> {
  switch (value) {
    case "assignee": {
      const assignee = entered["assignee"] ?? "";
      return (await refuseAssignee(deps, kind, assignee)) ?? ok({ value: assignee, reason: "" });
    }
    case "tag": {
      const input = NewTag.safeParse(entered);
      return input.success ? ok({ value: input.data.tag, reason: "" }) : invalidInput(input.error.issues);
    }
    case "mail": {
      const mail = await readSeveralMail(deps, entered);
      return mail.ok ? ok({ value: mail.value.body, hindi: mail.value.hindi, reason: "" }) : mail;
    }
    case "extension": {
      const input = SeveralExtended.safeParse(entered);
      if (!input.success) return invalidInput(input.error.issues);
      return ok({ value: String(input.data.days), reason: input.data.reason });
    }
    case "day": {
      const input = SeveralReceived.safeParse(entered);
      return input.success ? ok({ value: input.data.day, reason: "" }) : invalidInput(input.error.issues);
    }
    case "reason":
    case undefined:
      return ok({ value: "", reason: "" });
  }
}
