import { depsContext } from "#worker/context.server.ts";
import { CALCULATOR_PAGES } from "#worker/contracts/calculators/vocabulary.ts";
import { PUBLIC_PAGES } from "#worker/contracts/vocabulary.ts";
import { makeSitemap } from "#worker/domain/content/feeds.server.ts";
import type { Route } from "./+types/sitemap.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return new Response(await makeSitemap(context.get(depsContext), [...PUBLIC_PAGES, ...CALCULATOR_PAGES]), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
