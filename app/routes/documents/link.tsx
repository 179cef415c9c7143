import { data } from "react-router";
import { brand, contact } from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/pages/letters.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { refused, statusOf } from "#worker/contracts/problem.ts";
import type { Route } from "./+types/link.ts";

export function loader({ request }: Route.LoaderArgs) {
  const isExpired = new URL(request.url).searchParams.get("is") === "expired";
  return data({ isExpired }, { status: statusOf(refused("not_found")) });
}

export const handle = { hydrate: false, private: true } satisfies PageHandle;

export function meta() {
  return [{ title: `${m.linkTitle()} · ${brand()}` }, { name: "robots", content: "noindex" }];
}

export default function DocumentLink({ loaderData: { isExpired } }: Route.ComponentProps) {
  return (
    <section className="error-page">
      <div className="wrap">
        <h1>{isExpired ? m.linkExpired() : m.linkWrong()}</h1>
        <p className="lead">{isExpired ? m.linkExpiredHelp() : m.linkWrongHelp()}</p>
        <p className="button-row">
          <a className="button" href={localPath("/dashboard/membership")}>
            {m.yourDocuments()}
          </a>
          <a className="button button-secondary" href={localPath("/ContactUs")}>
            {contact()}
          </a>
        </p>
      </div>
    </section>
  );
}
