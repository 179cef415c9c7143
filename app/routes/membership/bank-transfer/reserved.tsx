import { data } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { mailLinkKey } from "#app/session/mail-link-key.server.ts";
import { brand, membership } from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/membership/transfers.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { ok, refused, statusOf } from "#worker/contracts/problem.ts";
import { cancelTransferByKey, describeTransfer } from "#worker/domain/bank-transfers/transfer-page.server.ts";
import type { Route } from "./+types/reserved.ts";
import { TransferState } from "./transfer-state.tsx";

/** The page behind the link in the mail about a reserved transfer. Opening it changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const transfer = await describeTransfer(context.get(depsContext), mailLinkKey(request));
  return data({ transfer }, { status: statusOf(transfer ? ok(null) : refused("not_found")) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await cancelTransferByKey(context.get(depsContext), mailLinkKey(request));
  const notice = outcome.ok
    ? { kind: "success" as const, text: m.cancelled() }
    : { kind: "error" as const, text: outcome.message };
  return data(notice, { status: statusOf(outcome) });
}

export const handle = { hydrate: false, private: true, styles: "forms" } satisfies PageHandle;

export function meta() {
  return [{ title: `${m.ownTitle()} · ${brand()}` }, { name: "robots", content: "noindex" }];
}

export default function Reserved({ loaderData: { transfer }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        className="page-head-membership transfer-head"
        back={{ href: "/membership", label: membership() }}
        title={m.ownTitle()}
        lead={transfer && m.what(transfer)}
      />
      <div className="wrap section">
        {actionData && <Notice {...actionData} />}
        {transfer ? <TransferState {...transfer} /> : <NoLink />}
      </div>
    </>
  );
}

function NoLink() {
  return (
    <p>
      <Rich text={m.badLinkHelp} parts={{ a: (text) => <a href={localPath("/ContactUs")}>{text}</a> }} />
    </p>
  );
}
