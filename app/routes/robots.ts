import { depsContext } from "#worker/context.server.ts";
import type { Route } from "./+types/robots.ts";

/** Not a file, because the site map's address must be absolute and the site's own address is configuration. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(depsContext).config;
  const rules = ["User-agent: *", "Allow: /", "Disallow: /api/", "Disallow: /dashboard", ""];
  return new Response([...rules, `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
