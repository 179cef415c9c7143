import { Field } from "#app/components/forms/field.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { privateHeaders } from "#app/session/session-headers.ts";
import { documentTitle } from "#messages/vocabulary/documents.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { indianDay, longDate } from "#worker/domain/india-calendar.server.ts";
import { findErasure } from "#worker/domain/privacy/erasure-requests.server.ts";
import type { Route } from "./+types/erasure-status.ts";

/** The number alone opens this page, which shows no personal data: the account no longer exists. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const number = (new URL(request.url).searchParams.get("number") ?? "").slice(0, 40);
  const found = number ? await findErasure(context.get(depsContext), number) : undefined;
  const day = (date: Date) => longDate(indianDay(date));
  return {
    number,
    request: found && {
      number: found.number,
      requestedOn: day(found.requestedAt),
      doneOn: found.doneAt && day(found.doneAt),
      retained: (found.retained ?? []).map((document) => ({ ...document, until: longDate(document.until) })),
    },
  };
}

export const handle = { hydrate: false, private: true } satisfies PageHandle;
export const headers = privateHeaders;

export function meta() {
  return [{ title: "Erasure request · MASA Forum" }, { name: "robots", content: "noindex" }];
}

export default function ErasureStatus({ loaderData: { number, request } }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head account-head">
        <div className="wrap">
          <h1>Erasure request</h1>
          <p className="lead">
            {request
              ? "Keep this number. It is the only way back to this page."
              : "Check the status with your request number."}
          </p>
        </div>
      </section>
      <div className="wrap section account-form">
        {request ? <Status {...request} /> : <NumberForm number={number} />}
      </div>
    </>
  );
}

type Request = NonNullable<Route.ComponentProps["loaderData"]["request"]>;

function Status({ number, requestedOn, doneOn, retained }: Request) {
  return (
    <div className="erasure-status">
      <p className="erasure-number">{number}</p>
      <ol>
        <li className="erasure-done">Requested on {requestedOn}</li>
        <li className={doneOn ? "erasure-done" : undefined}>
          {doneOn
            ? `Done on ${doneOn}. The account is closed and its data is erased.`
            : "In progress. It is done within an hour."}
        </li>
      </ol>
      {doneOn && (
        <>
          <h2>What we must keep</h2>
          <ul>
            {retained.map((document) => (
              <li key={document.number}>
                {document.kind !== "open_order"
                  ? `${documentTitle(document.kind)} ${document.number} with the name on it, until ${document.until}, because tax and company law require it.`
                  : `Order ${document.number}, which could still be paid, until ${document.until}, or until the payment provider answers if that is later.`}
              </li>
            ))}
            {retained.length === 0 && <li>No documents, because nothing was paid with the address.</li>}
            <li>Entries in the audit trail and security logs that contain no name.</li>
          </ul>
        </>
      )}
      <p>
        Is something wrong? <a href="/ContactUs">Write to the grievance officer</a> and quote the request number.
      </p>
    </div>
  );
}

function NumberForm({ number }: { number: string }) {
  return (
    <form method="get" className="form">
      {number && <Notice kind="error" text="There is no request with this number." />}
      <div className="form-fields">
        <Field name="number" label="Request number" value={number} help="It has sixteen letters and digits.">
          {(control) => <input {...control} autoComplete="off" maxLength={40} required />}
        </Field>
      </div>
      <div className="form-end">
        <button className="button" type="submit">
          Show
        </button>
      </div>
    </form>
  );
}
