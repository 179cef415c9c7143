import { readForm } from "#app/components/forms/read-form.ts";
import { StepForm } from "#app/components/ui/step-form.tsx";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { revealMail, sendAgain, viewMail } from "#worker/domain/console/lists/mails.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { HitRows } from "../parts/hit-rows.tsx";
import { missing, operatorWith, respond } from "../parts/responses.server.ts";
import { RecordPage } from "../records/record-page.tsx";
import { commonStep } from "../records/record-steps.server.ts";
import type { Route } from "./+types/record.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const record = await viewMail(context.get(depsContext), operator, params.id);
  if (!record) throw missing(context);
  return { record, mayChange: isPermitted(operator.role, "mails.change") };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "mails.change");
  const deps = context.get(depsContext);
  const form = await readForm(request);
  const place = { subject: `mail:${id}`, path: `/console/mails/${id}` };
  if (form["step"] === "send_again") return respond(await sendAgain(deps, operator, id), place.path, "sent");
  return commonStep(deps, operator, form, place, (reason) => revealMail(deps, operator, id, reason));
}

export const handle = { private: true, permission: "mails.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Email");

export default function Mail({ loaderData: { record, mayChange }, actionData }: Route.ComponentProps) {
  const back = { href: "/console/mails", label: "Emails" };
  return (
    <RecordPage record={record} back={back} mayChange={mayChange} hasNotes={false} actionData={actionData}>
      <section aria-labelledby="about">
        <h2 id="about">About</h2>
        {record.about ? <HitRows hits={[record.about]} /> : <p>No record that you can open is linked to this email.</p>}
      </section>
      {mayChange && record.canSendAgain && (
        <section aria-labelledby="again">
          <h2 id="again">Send it again</h2>
          <StepForm
            step="send_again"
            button="Send again"
            help="Check the address first. The site tries for about two days."
          />
        </section>
      )}
    </RecordPage>
  );
}
