import { Field } from "#app/components/forms/field.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import type { Duplicate } from "#worker/domain/console/merge-view.server.ts";
import { viewRegistration } from "#worker/domain/console/registrations.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { DuplicateList } from "../parts/duplicate-list.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import { RecordPage } from "../records/record-page.tsx";
import { replyOf } from "../records/reply-steps.server.ts";
import { Writing } from "../records/writing.tsx";
import type { Route } from "./+types/record.ts";
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

function Duplicates({ id, duplicates }: { id: string; duplicates: readonly Duplicate[] }) {
  if (duplicates.length === 0) return null;
  return (
    <section aria-labelledby="twice">
      <h2 id="twice">Registered twice?</h2>
      <p>These have the same phone number or the same name at this event.</p>
      <DuplicateList place={`/console/registrations/${id}`} duplicates={duplicates} />
    </section>
  );
}

function MoveForm({ id, targets }: { id: string; targets: readonly (readonly [slug: string, label: string])[] }) {
  if (targets.length === 0) return null;
  return (
    <details className="console-export">
      <summary>Move to another event</summary>
      <form method="get" action={`/console/registrations/${id}/move`} className="form">
        <Field name="to" label="To which event" help="The next page says what changes. Nothing is moved until then.">
          {(control) => (
            <select {...control} required>
              <option value="">Choose…</option>
              {targets.map(([slug, label]) => (
                <option key={slug} value={slug}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button className="button button-secondary" type="submit">
          Continue
        </button>
      </form>
    </details>
  );
}
