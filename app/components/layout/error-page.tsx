import { useContext } from "react";
import { DocumentContext } from "./document.ts";

const PLACES = [
  { label: "Home", href: "/" },
  { label: "Events", href: "/events" },
  { label: "Government schemes", href: "/SchemesPage" },
  { label: "Membership plans and prices", href: "/membership" },
];

export function MissingPage() {
  return (
    <section className="error-page">
      <Head title="Page not found" />
      <div className="wrap">
        <h1>Page not found</h1>
        <p className="lead">
          The address may be mistyped, or the page has moved. Try one of these pages, or the menu above.
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

export function FailedPage({ path }: { path: string }) {
  return (
    <section className="error-page">
      <Head title="Something went wrong" />
      <div className="wrap">
        <h1>Something went wrong on our side</h1>
        <p className="lead">
          The page could not be loaded. Please try again in a moment. If this keeps happening, tell us what you were
          trying to do.
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

/** Cached pages have none. */
function RequestReference() {
  const { requestId } = useContext(DocumentContext);
  return requestId && <p className="field-help">{`If this keeps happening, send us this reference: ${requestId}`}</p>;
}

/** React lifts these into the document's head; a failed route has no `meta`. */
function Head({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · MASA Forum`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
