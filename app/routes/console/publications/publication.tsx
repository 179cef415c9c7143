import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { listRegisteredEvents } from "#worker/domain/events/event-registrations.server.ts";
import { undoPublication } from "#worker/domain/studio/undo-publication.server.ts";
import { viewPublication } from "#worker/domain/studio/views/view-publications.server.ts";
import { DifferenceList } from "../content/differences/difference-list.tsx";
import { REGISTERED, WriteToThem } from "../content/write-to-them.tsx";
import { ActionNotice, type DoneCode } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith, respond } from "../parts/responses.server.ts";
import type { Route } from "./+types/publication.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const publication = await viewPublication(context.get(depsContext).db, operator, params.id);
  if (!publication) throw missing(context);
  const isAsked = new URL(request.url).searchParams.has(REGISTERED);
  const events = publication.changes.flatMap(({ collection, slug }) => (collection === "events" ? [slug] : []));
  return {
    ...publication,
    mayChange: isPermitted(operator.role, "content.change"),
    registered: isAsked ? await listRegisteredEvents(context.get(depsContext), events) : [],
    mayWrite: isPermitted(operator.role, "registrations.change"),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "content.change");
  const { step, agreed } = await readForm(request);
  const answer = { anyway: step === "anyway", agreed };
  const outcome = await undoPublication(context.get(depsContext), operator, params.id, answer);
  const entered = outcome.ok || outcome.agree === undefined ? undefined : { agreed: outcome.agree };
  const path = agreed ? `/console/publications/${params.id}?${REGISTERED}=yes` : "/console/publications";
  return respond(outcome, path, outcome.ok ? doneAfter(outcome.value) : "takenBack", entered);
}

const DONE = { all: "takenOff", some: "takenPartlyOff", none: "takenBack" } as const;

function doneAfter({ gone, lostSchedule }: { gone: keyof typeof DONE; lostSchedule: boolean }): DoneCode {
  return lostSchedule ? "takenBackUnscheduled" : DONE[gone];
}

const EFFECTS = {
  all: "What it put on the site is then no longer public. Its text stays in the console.",
  some: "The earlier versions become public again, and what was new is no longer public. Drafts stay.",
  none: "The earlier version becomes public again. Drafts stay.",
} as const;

export const handle = { private: true, permission: "content.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Publication");

export default function Publication({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lists, kind, by, when, isOrder, changes, registered, mayWrite } = loaderData;
  return (
    <ConsolePage
      title={title}
      lead={`${lists}. ${kind}, ${by}, ${when}`}
      back={{ href: "/console/publications", label: "Publications" }}
    >
      <ActionNotice actionData={actionData} />
      {isOrder && <p>The order of the entries was changed. Their texts stayed the same.</p>}
      {changes.map((change) => (
        <section key={change.entryId} aria-label={change.title}>
          <h2>
            <a href={change.path}>{change.title}</a>
          </h2>
          {change.collection === "events" && registered.includes(change.slug) && (
            <WriteToThem mayWrite={mayWrite} slug={change.slug} />
          )}
          <p>{change.what}</p>
          <DifferenceList differences={change.differences} />
        </section>
      ))}
      <Undo {...loaderData} asked={actionData?.entered?.["agreed"]} />
    </ConsolePage>
  );
}

type UndoProps = Route.ComponentProps["loaderData"] & { asked: string | undefined };

function Undo({ undone, isChangedAgain, gone, mayChange, warnings, agree, isForbidden, asked }: UndoProps) {
  if (undone) {
    return (
      <p>
        {"Undone on "}
        <a href={`/console/publications/${undone.id}`}>{undone.when}</a>.
      </p>
    );
  }
  if (!mayChange) return null;
  return (
    <details className="console-export" open={asked !== undefined}>
      <summary>Undo this publication</summary>
      <form method="post" className="form">
        <p>
          {isChangedAgain && "A later publication has changed this again. If you continue, both are undone. "}
          {EFFECTS[gone]}
        </p>
        {asked === undefined && warnings.map((warning) => <p key={warning}>{warning}</p>)}
        <input type="hidden" name="agreed" value={asked ?? agree} />
        {!isForbidden && (
          <button
            className="button button-secondary console-danger"
            type="submit"
            name="step"
            value={isChangedAgain ? "anyway" : "back"}
          >
            {isChangedAgain ? "Undo it anyway" : "Undo it now"}
          </button>
        )}
      </form>
    </details>
  );
}
