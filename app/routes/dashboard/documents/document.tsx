import { Kolam } from "#app/components/ornaments/kolam.tsx";
import { InEnglish } from "#app/components/ui/in-english.tsx";
import { PrintButton } from "#app/components/ui/print-button.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { Sign } from "#app/components/ui/sign.tsx";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import * as m from "#messages/dashboard/documents.ts";
import { brand } from "#messages/layout.ts";
import { locale, localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { findOwnDocument } from "#worker/domain/privacy/own-documents.server.ts";
import { refusalPage } from "../member-page.server.ts";
import { memberMeta, memberPage } from "../member-page.tsx";
import { wholeDates } from "../tasks/days.ts";
import type { Route } from "./+types/document.ts";
import { AmountTable, Label, PartyLines } from "./parts.tsx";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { email } = await requireViewer(context, request);
  const document = await findOwnDocument(context.get(depsContext), email, params.id);
  if (!document) throw refusalPage(context, "not_found");
  return document;
}

export const handle = memberPage;
export const meta = ({ loaderData }: Route.MetaArgs) => memberMeta(titleOf(loaderData));

export default function DocumentPage({ loaderData: document }: Route.ComponentProps) {
  const { id, title, number, issuedOn, revision, copy, status, seller, buyer, facts, words, note } = document;
  const { itemLabel, item, membership, changeUntil } = document;
  return (
    <article className="wrap print document">
      <DocumentTools id={id} changeUntil={changeUntil} />
      {status && <p className="notice print-tools">{STATUS_NOTES[status]()}</p>}
      <header className="document-head" lang="en">
        <div>
          <p className="document-brand">
            <Sign lit={6} />
            <span lang={locale()}>{brand()}</span>
          </p>
          <PartyLines {...seller} />
        </div>
        <div>
          <h1>
            <Label {...title} />
          </h1>
          <p className="document-number">{number}</p>
          <p>{issuedOn}</p>
          {revision && (
            <p>
              <Label {...revision.label} /> {revision.number}, {revision.day}
            </p>
          )}
          {copy && (
            <p>
              <Label {...copy} />
            </p>
          )}
        </div>
      </header>
      <dl className="document-facts" lang="en">
        <div>
          <dt>
            <Label {...buyer.heading} />
          </dt>
          <dd>
            <PartyLines {...buyer} />
          </dd>
        </div>
        <div>
          <dt>
            <Label {...itemLabel} />
          </dt>
          <dd>{wholeDates(item)}</dd>
        </div>
        {facts.map(([label, value]) => (
          <div key={label.en}>
            <dt>
              <Label {...label} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <AmountTable {...document} />
      <p className="document-words" lang="en">
        {words}
      </p>
      <footer className="document-foot">
        {membership && <Kolam kolam={membership.kolam} />}
        <div>
          <p>
            <InEnglish>
              <Label {...note} />
            </InEnglish>
          </p>
          {membership && <p>{m.kolam({ number: membership.number })}</p>}
        </div>
      </footer>
    </article>
  );
}

function DocumentTools({ id, changeUntil }: Pick<Route.ComponentProps["loaderData"], "id" | "changeUntil">) {
  return (
    <div className="print-tools">
      <a href={localPath("/dashboard/membership")}>{m.back()}</a>
      <a className="button" href={localPath(`/dashboard/documents/${id}/pdf`)} download>
        {m.download()}
      </a>
      <PrintButton label={m.print()} />
      {changeUntil && (
        <span>
          <Rich
            text={m.changeUntil}
            values={{ day: wholeDates(changeUntil) }}
            parts={{ a: (text) => <a href={localPath(`/dashboard/documents/${id}/buyer`)}>{text}</a> }}
          />
        </span>
      )}
    </div>
  );
}

function titleOf(document: Route.ComponentProps["loaderData"] | undefined): string {
  return document ? (document.title[locale()] ?? document.title.en) : m.document();
}

const STATUS_NOTES = { Replaced: m.replaced, Cancelled: m.cancelled } as const;
