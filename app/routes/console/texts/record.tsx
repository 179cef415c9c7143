import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { revealText, viewText } from "#worker/domain/console/lists/texts.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import { RecordPage } from "../records/record-page.tsx";
import { commonStep } from "../records/record-steps.server.ts";
import type { Route } from "./+types/record.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const record = await viewText(context.get(depsContext), operator, params.id);
  if (!record) throw missing(context);
  return { record, mayChange: isPermitted(operator.role, "texts.change") };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "texts.change");
  const deps = context.get(depsContext);
  const place = { subject: `text:${id}`, path: `/console/texts/${id}` };
  const reveal = (reason: string) => revealText(deps, operator, id, reason);
  return commonStep(deps, operator, await readForm(request), place, reveal);
}

export const handle = { private: true, permission: "texts.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Text");

export default function Text({ loaderData: { record, mayChange }, actionData }: Route.ComponentProps) {
  const back = { href: "/console/texts", label: "Texts" };
  return (
    <RecordPage record={record} back={back} mayChange={mayChange} actionData={actionData}>
      {record.parts.map(([label, text]) => (
        <section key={label}>
          <h2>{label}</h2>
          <p className="console-text">{text}</p>
        </section>
      ))}
      <p className="button-row">
        <a
          className="button button-secondary"
          href={`/console/members/${record.memberId}${mayChange ? "#answer" : ""}`}
        >
          {mayChange ? "Write to them from their account" : "Open the account"}
        </a>
      </p>
    </RecordPage>
  );
}
