import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { summariseMonth } from "#worker/domain/console/figures/view-figures.server.ts";
import { viewToday } from "#worker/domain/console/today/today.server.ts";
import type { TodaySection } from "#worker/domain/console/today/today-source.server.ts";
import { findStep, takeStep } from "#worker/domain/console/today/today-steps.server.ts";
import { indianDay, indianGreeting, longDate } from "#worker/domain/india-calendar.server.ts";
import { ActionNotice, type DoneCode } from "../parts/action-notice.tsx";
import { ActionRow } from "../parts/action-row.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { operatorWith, refuseStep, respond, withUndo } from "../parts/responses.server.ts";
import type { Route } from "./+types/route.ts";

const PATH = "/console";
const DONE: Partial<Record<string, DoneCode>> = {
  answered: "answered",
  approve_refund: "refund_approved",
  finish_own: "record_unassigned",
  reject_refund: "refund_rejected",
  reopen: "reopened",
  send_again: "sent",
};

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const operator = context.get(operatorContext);
  const now = deps.now();
  const [first = operator.name] = operator.name.split(" ");
  return {
    greeting: `${indianGreeting(now)}, ${first}`,
    day: longDate(indianDay(now)),
    month: await summariseMonth(deps),
    sections: await viewToday(deps, operator),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { step = "", id = "" } = await readForm(request);
  const known = findStep(step);
  if (!known) return refuseStep();
  const operator = operatorWith(context, known.permission);
  const outcome = await takeStep(context.get(depsContext), operator, known, id);
  return respond(outcome, withUndo(PATH, known.undo, id), DONE[step] ?? "step");
}

export const handle = { private: true, permission: "today.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Today");

export default function Today({ loaderData: { greeting, day, month, sections }, actionData }: Route.ComponentProps) {
  return (
    <ConsolePage title="Today" lead={`${greeting}. ${day}.`}>
      <p>
        {month} <a href="/console/figures">All figures</a>
      </p>
      <ActionNotice actionData={actionData} />
      {sections.length === 0 && <p>Nothing to do. You are up to date.</p>}
      {sections.length > 1 && (
        <nav aria-label="On this page">
          <ul className="console-jump">
            {sections.map(({ id, title, items, isCut }) => (
              <li key={id}>
                <a href={`#${id}`}>{`${title} (${items.length}${isCut ? "+" : ""})`}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map((section) => (
        <QueueSection key={section.id} {...section} />
      ))}
    </ConsolePage>
  );
}

function QueueSection({ id, title, items, more }: TodaySection) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="console-rows">
        {items.map((item) => (
          <ActionRow key={item.id} {...item} action="/console" />
        ))}
      </ul>
      {more.length > 0 && (
        <p className="console-after console-facts">
          {more.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
