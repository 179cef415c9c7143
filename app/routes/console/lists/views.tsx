import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { ActionNotice } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/views.ts";
import { takeViewStep } from "./view-steps.server.ts";

export async function action({ request, context }: Route.ActionArgs) {
  return takeViewStep(context.get(depsContext), context.get(operatorContext), await readForm(request));
}

export const handle = { private: true, permission: "console.enter" } satisfies PageHandle;
export const meta = () => consoleMeta("Saved views");

/** Shown only for a refused form: a saved view redirects back to its list. */
export default function Views({ actionData }: Route.ComponentProps) {
  return (
    <ConsolePage title="Saved views" lead="You save and delete views above the rows of each list.">
      <ActionNotice actionData={actionData} />
    </ConsolePage>
  );
}
