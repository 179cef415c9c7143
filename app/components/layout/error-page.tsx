import { useContext } from "react";
import { DocumentContext } from "./document.ts";

const PLACES = [
  { label: "Home", href: "/" },
  { label: "Events", href: "/events" },
  { label: "Government schemes", href: "/SchemesPage" },
  { label: "Membership plans and prices", href: "/membership" },
];

/** An address that leads nowhere. */
export function MissingPage() {
  return (
    <section className="error-page">
      <Head title="Page not found" />
      <div className="wrap">
        <h1>Page not found</h1>
        <p className="lead">
          The address may be mistyped, or the page has moved. What most people come for is one of these; the menu above
          leads everywhere else.
        </p>
        <ul className="error-places">
          {PLACES.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <RequestReference />
      </div>
    </section>
  );
}

/** A page that could not be made: no fault of the reader's, and often gone a moment later. */
export function FailedPage({ path }: { path: string }) {
  return (
    <section className="error-page">
      <Head title="Something went wrong" />
      <div className="wrap">
        <h1>Something went wrong on our side</h1>
        <p className="lead">
          The page could not be made, and it is not your doing. Please try again in a moment; if it stays so, tell us
          what you were about to do.
        </p>
        <p className="button-row">
          <a className="button" href={path}>
            Try again
          </a>
          <a className="button button-secondary" href="/ContactUs">
            Contact Us
          </a>
        </p>
        <RequestReference />
      </div>
    </section>
  );
}

/** Cached pages have none: their bytes are the same for every visitor. */
function RequestReference() {
  const { requestId } = useContext(DocumentContext);
  return requestId && <p className="field-help">{`If this keeps happening, send us this reference: ${requestId}`}</p>;
}

/** React lifts these into the document's head; a failed route has no `meta` of its own. */
function Head({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · MASA Forum`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
