import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewOffer } from "#worker/domain/console/lists/offers.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import { RecordPage } from "../records/record-page.tsx";
import type { Route } from "./+types/record.ts";
import { MoveOffer } from "./move-offer.tsx";
import { takeStep } from "./steps.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const record = await viewOffer(context.get(depsContext), operator, params.id);
  if (!record) throw missing(context);
  return { record, mayChange: isPermitted(operator.role, "offers.change") };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "offers.change");
  return takeStep(context.get(depsContext), operator, params.id, await readForm(request));
}

export const handle = { private: true, permission: "offers.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Offer");

export default function Offer({ loaderData: { record, mayChange }, actionData }: Route.ComponentProps) {
  const back = { href: "/console/offers", label: "Offers" };
  return (
    <RecordPage record={record} back={back} mayChange={mayChange} actionData={actionData}>
      <section aria-labelledby="terms">
        <h2 id="terms">Terms</h2>
        <p className="console-text">{record.terms}</p>
        <p className="button-row console-after">
          <a
            className="button button-secondary"
            href={`/console/members/${record.memberId}${mayChange ? "#answer" : ""}`}
          >
            {mayChange ? "Write to the investor from their account" : "Open the investor’s account"}
          </a>
        </p>
      </section>
      {mayChange && <MoveOffer status={record.status} version={record.version} />}
    </RecordPage>
  );
}
