import { readForm } from "#app/components/forms/read-form.ts";
import { StepForm } from "#app/components/ui/step-form.tsx";
import { offerStatusLabel } from "#messages/vocabulary/workspace.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { OfferMove } from "#worker/contracts/console/records.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import type { OfferStatus } from "#worker/contracts/workspace-vocabulary.ts";
import { revealOffer, viewOffer } from "#worker/domain/console/lists/offers.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { moveOffer } from "#worker/domain/workspace/offers.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith, respond } from "../parts/responses.server.ts";
import { RecordPage } from "../records/record-page.tsx";
import { commonStep } from "../records/record-steps.server.ts";
import { refusedField } from "../records/refused-field.server.ts";
import type { Route } from "./+types/record.ts";

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

type StepDeps = Parameters<typeof moveOffer>[0];

async function takeStep(deps: StepDeps, operator: Operator, id: string, form: Record<string, string>) {
  const place = { subject: `offer:${id}`, path: `/console/offers/${id}` };
  if (form["step"] !== "move") {
    return commonStep(deps, operator, form, place, (reason) => revealOffer(deps, operator, id, reason));
  }
  const input = OfferMove.safeParse(form);
  if (!input.success) return refusedField(input.error.issues, "status", form);
  return respond(await moveOffer(deps, operator, { id, ...input.data }), place.path, "moved");
}

const STEPS = ["submitted", "under_review", "accepted", "declined"] as const;

function MoveOffer({ status, version }: { status: OfferStatus; version: number }) {
  if (status === "withdrawn") return <p>The investor has withdrawn this offer, so its state cannot be changed.</p>;
  return (
    <section aria-labelledby="move">
      <h2 id="move">Change the state</h2>
      <StepForm step="move" className="console-inline" button="Change">
        <input type="hidden" name="version" value={version} />
        <select name="status" defaultValue={status} aria-label="State of the offer">
          {STEPS.map((step) => (
            <option key={step} value={step}>
              {offerStatusLabel(step)}
            </option>
          ))}
        </select>
      </StepForm>
      <p className="field-help">The investor sees the new state on the dashboard at once. No email is sent.</p>
    </section>
  );
}
