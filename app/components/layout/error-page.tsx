import { useContext } from "react";
import * as m from "#messages/errors.ts";
import * as layout from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import { DocumentContext } from "./document.ts";

const PLACES = [
  { label: m.home, href: "/" },
  { label: layout.events, href: "/events" },
  { label: m.schemes, href: "/SchemesPage" },
  { label: m.plans, href: "/membership" },
];

export function MissingPage() {
  return (
    <section className="error-page">
      <Head title={m.missing()} />
      <div className="wrap">
        <h1>{m.missing()}</h1>
        <p className="lead">{m.missingHelp()}</p>
        <ul className="error-places">
          {PLACES.map(({ label, href }) => (
            <li key={href}>
              <a href={localPath(href)}>{label()}</a>
            </li>
          ))}
        </ul>
        <RequestReference />
      </div>
    </section>
  );
}

export function FailedPage({ path }: { path: string }) {
  return (
    <section className="error-page">
      <Head title={m.failedTitle()} />
      <div className="wrap">
        <h1>{m.failed()}</h1>
        <p className="lead">{m.failedHelp()}</p>
        <p className="button-row">
          <a className="button" href={path}>
            {m.tryAgain()}
          </a>
          <a className="button button-secondary" href={localPath("/ContactUs")}>
            {layout.contact()}
          </a>
        </p>
        {import.meta.env.SSR && <RequestReference />}
      </div>
    </section>
  );
}

/** Cached pages have none, and the browser knows none. */
function RequestReference() {
  const { requestId } = useContext(DocumentContext);
  return requestId && <p className="field-help">{m.reference({ requestId })}</p>;
}

/** React lifts these into the document's head; a failed route has no `meta`. */
function Head({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · ${layout.brand()}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
