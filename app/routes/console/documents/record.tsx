import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { revealDocument, viewDocument } from "#worker/domain/console/finance/documents.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import { RecordPage } from "../records/record-page.tsx";
import { commonStep } from "../records/record-steps.server.ts";
import type { Route } from "./+types/record.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const record = await viewDocument(context.get(depsContext), operator, params.id);
  if (!record) throw missing(context);
  const may = (what: "payments.change" | "documents.export") => isPermitted(operator.role, what);
  return { record, id: params.id, mayChange: may("payments.change"), mayDownload: may("documents.export") };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "payments.change");
  const deps = context.get(depsContext);
  const place = { subject: `document:${params.id}`, path: `/console/documents/${params.id}` };
  const reveal = (reason: string) => revealDocument(deps, operator, params.id, reason);
  return commonStep(deps, operator, await readForm(request), place, reveal);
}

export const handle = { private: true, permission: "documents.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Document");

export default function Document({ loaderData, actionData }: Route.ComponentProps) {
  const { record, id, mayChange, mayDownload } = loaderData;
  const back = { href: "/console/documents", label: "Documents" };
  return (
    <RecordPage record={record} back={back} mayChange={mayChange} actionData={actionData}>
      <DocumentText id={id} {...record} mayDownload={mayDownload} />
    </RecordPage>
  );
}

type Shown = Pick<NonNullable<Awaited<ReturnType<typeof viewDocument>>>, "view" | "orderId" | "versions">;

function DocumentText({ id, view, orderId, versions, mayDownload }: Shown & { id: string; mayDownload: boolean }) {
  const { seller, buyer, amounts, total, words } = view;
  return (
    <section aria-labelledby="document">
      <h2 id="document">What it says</h2>
      <dl className="console-details">
        <Party label="From" {...seller} />
        <Party label={buyer.heading.en} {...buyer} />
        {[...amounts, total].map(([label, value]) => (
          <div key={label.en}>
            <dt>{label.en}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>In words</dt>
          <dd>{words}</dd>
        </div>
      </dl>
      <p className="button-row">
        {mayDownload && (
          <a className="button" href={`/console/documents/${id}/pdf`} download="">
            Download the PDF
          </a>
        )}
        <a className="button button-secondary" href={`/console/payments/${orderId}`}>
          Open the payment
        </a>
        {versions.map((version) => (
          <a key={version.id} className="button button-secondary" href={`/console/documents/${version.id}`}>
            {version.label}
          </a>
        ))}
      </p>
      {mayDownload && <p className="field-help">The download is recorded.</p>}
    </section>
  );
}

function Party({ label, name, lines }: { label: string; name: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="console-text">{[name, ...lines].join("\n")}</dd>
    </div>
  );
}
