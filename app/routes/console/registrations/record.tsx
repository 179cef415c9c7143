import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewRegistration } from "#worker/domain/console/registrations.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import { RecordPage } from "../records/record-page.tsx";
import { replyOf } from "../records/reply-steps.server.ts";
import { Writing } from "../records/writing.tsx";
import type { Route } from "./+types/record.ts";
import { Duplicates } from "./duplicates.tsx";
import { MoveForm } from "./move-form.tsx";
import { Place } from "./place.tsx";
import { takeStep } from "./steps.server.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const reply = replyOf(request);
  const record = await viewRegistration(context.get(depsContext), operator, params.id, reply.chosen);
  if (!record) throw missing(context);
  return { record, reply, mayChange: isPermitted(operator.role, "registrations.change") };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "registrations.change");
  return takeStep(context.get(depsContext), operator, params.id, await readForm(request));
}

export const handle = { private: true, permission: "registrations.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Registration");

export default function Registration({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { record, reply, mayChange } = loaderData;
  const back = { href: "/console/registrations", label: "Registrations" };
  return (
    <RecordPage record={record} back={back} mayChange={mayChange} actionData={actionData}>
      {mayChange && <Duplicates id={id} duplicates={record.duplicates} />}
      <Writing {...{ correspondence: record.correspondence, reply, mayChange, actionData }} />
      {mayChange && (
        <Place
          isConfirmed={record.isConfirmed}
          isEventCancelled={record.isEventCancelled}
          places={record.places}
          errors={actionData?.errors ?? {}}
          entered={actionData?.entered ?? {}}
        >
          <MoveForm id={id} targets={record.moveTargets} />
        </Place>
      )}
    </RecordPage>
  );
}
