import { depsContext } from "#worker/context.server.ts";
import type { Route } from "./+types/robots.ts";

/**
 * Generated, because the sitemap's address must be absolute and the site's own address is configuration. Search
 * engines must not index staging as a second copy of the site.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, environment } = context.get(depsContext).config;
  const rules =
    environment === "staging"
      ? ["Disallow: /", ""]
      : ["Allow: /", "Disallow: /api/", "Disallow: /dashboard", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""];
  return new Response(["User-agent: *", ...rules].join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
