import { notFound } from "#messages/pages/steps.ts";
import { depsContext } from "#worker/context.server.ts";
import { refused, statusOf } from "#worker/contracts/problem.ts";
import { findCalendar } from "#worker/domain/events/events.server.ts";
import { findDeadlineCalendar } from "#worker/domain/schemes/deadline.server.ts";
import type { Route } from "./+types/calendar.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = params.file.replace(/\.ics$/, "");
  const calendar = slug === params.file ? undefined : await findFile(context.get(depsContext), slug);
  if (!calendar) return new Response(notFound(), { status: statusOf(refused("not_found")) });
  return new Response(calendar, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${slug}.ics"`,
    },
  });
}

const LAST_DAY = "last-day-";

async function findFile(deps: Parameters<typeof findDeadlineCalendar>[0], slug: string): Promise<string | undefined> {
  const event = await findCalendar(deps, slug);
  return event ?? (slug.startsWith(LAST_DAY) ? findDeadlineCalendar(deps, slug.slice(LAST_DAY.length)) : undefined);
}
