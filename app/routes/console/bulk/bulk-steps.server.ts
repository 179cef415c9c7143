import { type ActionFunctionArgs, data } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { statusOf } from "#worker/contracts/problem.ts";
import { applyBulk, previewBulk } from "#worker/domain/console/bulk/bulk.server.ts";
import { filtersIn } from "#worker/domain/console/bulk/chosen-rows.server.ts";
import { draftSeveralMail } from "#worker/domain/console/bulk/write-to-several.server.ts";
import type { Entered } from "#worker/domain/console/list.server.ts";
import { prepareList } from "#worker/domain/console/lists/console-lists.server.ts";
import { listAddress } from "../lists/list-address.ts";
import type { Given } from "./action-fields.tsx";
import type { BulkActionData } from "./bulk-page.tsx";

/** Previews what the list’s form asks for, and applies it after the preview’s form. */
export async function takeBulkStep({ request, context, pattern }: ActionFunctionArgs) {
  const [deps, operator] = [context.get(depsContext), context.get(operatorContext)];
  const list = await prepareList(deps, pattern);
  const entered = await readForm(request);
  const kept = filtersIn(list, entered);
  const place = { kept, back: listAddress({ path: list.path, entered: kept }) };
  const isDraft = entered["fill"] !== undefined;
  const isAgreed = entered["agreed"] === "yes" && !isDraft;
  const applied = isAgreed ? await applyBulk(deps, operator, list, entered) : undefined;
  if (applied?.ok) return data<BulkActionData>({ ...place, result: applied.value, given: givenIn(entered) });
  const preview = await previewBulk(deps, list, entered);
  const refusal = applied && !applied.ok ? applied : preview.ok ? undefined : preview;
  const actionData = {
    ...place,
    preview: preview.ok ? preview.value : undefined,
    refusal: refusal?.message,
    errors: Object.fromEntries((refusal?.errors ?? []).map(({ field, message }) => [field, message])),
    given: givenIn(isDraft ? { ...entered, ...(await draftSeveralMail(deps, operator, entered)) } : entered),
  };
  return data<BulkActionData>(actionData, { status: refusal ? statusOf(refusal) : 200 });
}

/** In the list's form, which has no `kept`, a tag or an assignee is a filter. */
function givenIn({ kept, assignee, body, day, days, hindi, reason, tag, template }: Entered): Given {
  return kept === undefined ? {} : { assignee, body, day, days, hindi, reason, tag, template };
}
