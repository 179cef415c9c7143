import { redirect } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewMove } from "#worker/domain/console/move-view.server.ts";
import { moveRegistration } from "#worker/domain/events/move-registration.server.ts";
import { ActionNotice } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { Facts } from "../parts/facts.tsx";
import { missing, operatorWith, respond } from "../parts/responses.server.ts";
import type { Route } from "./+types/move.ts";

const targetIn = (request: Request) => new URL(request.url).searchParams.get("to") ?? "";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const move = { id: params.id, to: targetIn(request) };
  const view = await viewMove(context.get(depsContext), context.get(operatorContext), move);
  if (!view) throw missing(context);
  if (view === "moved") throw redirect(`/console/registrations/${params.id}`);
  return view;
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "registrations.change");
  const { from = "" } = await readForm(request);
  const move = { id: params.id, from, to: targetIn(request) };
  const outcome = await moveRegistration(context.get(depsContext), operator, move);
  return respond(outcome, `/console/registrations/${params.id}`, "registration_moved");
}

export const handle = { private: true, permission: "registrations.change" } satisfies PageHandle;
export const meta = () => consoleMeta("Move a registration");

export default function Move({ loaderData: view, actionData, params: { id } }: Route.ComponentProps) {
  const { name, email, from, fromTitle, title, date, location, places, wasConfirmed, other, taken } = view;
  const changes = [
    wasConfirmed ? `The confirmed place at ${fromTitle} is given up.` : `The registration for ${fromTitle} ends.`,
    `The place at ${title} is not confirmed yet.${places ? ` ${places}` : ""}`,
    `${email} gets one email with the details and the calendar file of ${title}.`,
    "Notes, tags and the assignment stay.",
  ];
  return (
    <ConsolePage
      title="Move to another event"
      lead="Nothing changes until you press the button."
      back={{ href: `/console/registrations/${id}`, label: name }}
    >
      {!other && <ActionNotice actionData={actionData} />}
      <dl className="console-details">
        <Fact label="Name" value={name} />
        <Fact label="From" value={fromTitle} />
        <Fact label="To" value={[title, date, location].join(" · ")} />
      </dl>
      {other ? (
        <Notice
          kind="error"
          text={taken}
          link={{ href: `/console/registrations/${other}`, label: `Open the registration for ${title}` }}
        />
      ) : (
        <>
          <Facts id="changes" title="What changes" facts={changes} />
          <form method="post" className="form console-form">
            <input type="hidden" name="from" value={from} />
            <button className="button" type="submit">
              Move the registration
            </button>
          </form>
        </>
      )}
    </ConsolePage>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
