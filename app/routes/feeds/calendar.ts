import { depsContext } from "#worker/context.server.ts";
import { refused, statusOf } from "#worker/contracts/problem.ts";
import { findCalendar } from "#worker/domain/events/events.server.ts";
import type { Route } from "./+types/calendar.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = params.file.replace(/\.ics$/, "");
  const calendar = slug === params.file ? undefined : await findCalendar(context.get(depsContext), slug);
  if (!calendar) return new Response("Not found", { status: statusOf(refused("not_found")) });
  return new Response(calendar, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${slug}.ics"`,
    },
  });
}
