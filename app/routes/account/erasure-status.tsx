import { Field } from "#app/components/forms/field.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { brand } from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/visitors/account.ts";
import { documentTitle } from "#messages/vocabulary/documents.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { indianDay, longDate } from "#worker/domain/india-calendar.server.ts";
import { findErasure } from "#worker/domain/privacy/erasure-requests.server.ts";
import type { Route } from "./+types/erasure-status.ts";

/** Needs only the number, because the account no longer exists. Shows no personal data. */
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

export function meta() {
  return [{ title: `${m.erasure()} · ${brand()}` }, { name: "robots", content: "noindex" }];
}

export default function ErasureStatus({ loaderData: { number, request } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        className="account-head"
        title={m.erasure()}
        lead={request ? m.erasureKnown() : m.erasureUnknown()}
      />
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
        <li className="erasure-done">{m.requestedOn({ day: requestedOn })}</li>
        <li className={doneOn ? "erasure-done" : undefined}>{doneOn ? m.doneOn({ day: doneOn }) : m.inProgress()}</li>
      </ol>
      {doneOn && (
        <>
          <h2>{m.retained()}</h2>
          <ul>
            {retained.map((document) => (
              <li key={document.number}>
                {document.kind !== "open_order"
                  ? m.retainedDocument({
                      title: documentTitle(document.kind),
                      number: document.number,
                      day: document.until,
                    })
                  : m.retainedOrder({ number: document.number, day: document.until })}
              </li>
            ))}
            {retained.length === 0 && <li>{m.retainedNone()}</li>}
            <li>{m.retainedTrail()}</li>
          </ul>
        </>
      )}
      <p>
        <Rich text={m.somethingWrong} parts={{ a: (text) => <a href={localPath("/ContactUs")}>{text}</a> }} />
      </p>
    </div>
  );
}

function NumberForm({ number }: { number: string }) {
  return (
    <form method="get" className="form">
      {number && <Notice kind="error" text={m.noRequest()} />}
      <div className="form-fields">
        <Field name="number" label={m.requestNumber()} value={number} help={m.requestNumberHelp()}>
          {(control) => <input {...control} autoComplete="off" maxLength={40} required />}
        </Field>
      </div>
      <div className="form-end">
        <button className="button" type="submit">
          {m.show()}
        </button>
      </div>
    </form>
  );
}
