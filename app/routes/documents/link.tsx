import { data } from "react-router";
import { privateHeaders } from "#app/session/session-headers.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { refused, statusOf } from "#worker/contracts/problem.ts";
import type { Route } from "./+types/link.ts";

export function loader({ request }: Route.LoaderArgs) {
  const isExpired = new URL(request.url).searchParams.get("is") === "expired";
  return data({ isExpired }, { status: statusOf(refused("not_found")) });
}

export const handle = { hydrate: false, private: true } satisfies PageHandle;
export const headers = privateHeaders;

export function meta() {
  return [{ title: "Link to a document · MASA Forum" }, { name: "robots", content: "noindex" }];
}

export default function DocumentLink({ loaderData: { isExpired } }: Route.ComponentProps) {
  return (
    <section className="error-page">
      <div className="wrap">
        <h1>{isExpired ? "This link has expired" : "This link is not complete"}</h1>
        <p className="lead">
          {isExpired
            ? "A link to a document works for 30 days. The document itself is in your account, where you can download it at any time."
            : "A letter of the address is missing or was changed. Open the link in the email again, or download the document from your account."}
        </p>
        <p className="button-row">
          <a className="button" href="/dashboard/membership">
            Your documents
          </a>
          <a className="button button-secondary" href="/ContactUs">
            Contact Us
          </a>
        </p>
      </div>
    </section>
  );
}
