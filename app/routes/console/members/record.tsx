import { Field } from "#app/components/forms/field.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { StepForm } from "#app/components/ui/step-form.tsx";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewMember } from "#worker/domain/console/members.server.ts";
import type { Duplicate } from "#worker/domain/console/merge-view.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { DuplicateList } from "../parts/duplicate-list.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import { RecordPage } from "../records/record-page.tsx";
import { replyOf } from "../records/reply-steps.server.ts";
import { Writing } from "../records/writing.tsx";
import type { Route } from "./+types/record.ts";
import { Records } from "./member-records.tsx";
import { Mentoring } from "./mentoring.tsx";
import { takeStep } from "./steps.server.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const reply = replyOf(request);
  const record = await viewMember(context.get(depsContext), operator, params.id, reply.chosen);
  if (!record) throw missing(context);
  return {
    record,
    reply,
    mayChange: isPermitted(operator.role, "members.change"),
    mayMerge: isPermitted(operator.role, "members.merge"),
    mayErase: isPermitted(operator.role, "members.erase"),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "members.change");
  return takeStep(context.get(depsContext), operator, params.id, await readForm(request));
}

export const handle = { private: true, permission: "members.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Account");

export default function Member({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { record, reply, mayChange, mayMerge, mayErase } = loaderData;
  const back = { href: "/console/members", label: "Accounts" };
  return (
    <RecordPage record={record} back={back} mayChange={mayChange} actionData={actionData}>
      {record.mergedInto && (
        <p>
          This account is part of <a href={`/console/members/${record.mergedInto}`}>another one</a> now, with everything
          that belonged to it.
        </p>
      )}
      {!record.mergedInto && <Writing {...{ correspondence: record.correspondence, reply, mayChange, actionData }} />}
      <Records records={record.records} />
      {record.mentoring && <Mentoring {...record.mentoring} mayChange={mayChange} />}
      {mayMerge && !record.mergedInto && (
        <OtherAccount
          id={id}
          duplicates={record.duplicates}
          entered={actionData?.entered?.["other"]}
          error={actionData?.errors["other"]}
        />
      )}
      {mayErase && !record.mergedInto && (
        <section aria-labelledby="privacy">
          <h2 id="privacy">Privacy request</h2>
          <p>For a person who asks for their data or its erasure, and cannot log in.</p>
          <p className="console-after">
            <a className="button button-secondary" href={`/console/members/${id}/privacy`}>
              Download or erase their data
            </a>
          </p>
        </section>
      )}
    </RecordPage>
  );
}

/** `duplicates` are unknown until the account is confirmed. */
type OtherProps = {
  id: string;
  duplicates: readonly Duplicate[] | undefined;
  entered: string | undefined;
  error: string | undefined;
};

function OtherAccount({ duplicates, ...props }: OtherProps) {
  return (
    <section aria-labelledby="other">
      <h2 id="other">Another account of this person?</h2>
      {duplicates ? (
        <Duplicates duplicates={duplicates} {...props} />
      ) : (
        <p>Two accounts can be compared and merged once the emails of both are confirmed.</p>
      )}
    </section>
  );
}

function Duplicates({ id, duplicates, entered, error }: OtherProps & { duplicates: readonly Duplicate[] }) {
  return (
    <>
      {duplicates.length > 0 ? (
        <>
          <p>These have the same phone number or the same name.</p>
          <DuplicateList place={`/console/members/${id}`} duplicates={duplicates} />
        </>
      ) : (
        <p>No other confirmed account has this phone number or this name.</p>
      )}
      <details className="console-export" open={error !== undefined}>
        <summary>Find it by its email</summary>
        <StepForm step="other" className="form" button="Compare the accounts" kind="secondary">
          <Field
            name="other"
            label="Email of the other account"
            value={entered}
            error={error}
            help="Shows both accounts. Nothing is merged yet."
          >
            {(control) => <input {...control} type="email" maxLength={254} required autoComplete="off" />}
          </Field>
        </StepForm>
      </details>
    </>
  );
}
