import { depsContext } from "#worker/context.server.ts";
import { makeSitemap } from "#worker/domain/feeds.server.ts";
import type { Route } from "./+types/sitemap.ts";

/** Section 2: the public pages in the specification's order, by their canonical paths. */
const PATHS = [
  "/",
  "/about",
  "/team",
  "/Partners",
  "/ourmembers",
  "/Ourinitiatives",
  "/membership",
  "/events",
  "/event-registration",
  "/mahagrowth",
  "/BlogsPage",
  "/MSMENews",
  "/SchemesPage",
  "/masainmedia",
  "/ContactUs",
  "/register",
  "/TermsAndConditions",
  "/PrivacyPolicy",
  "/CancellationAndRefund",
];

export async function loader({ context }: Route.LoaderArgs) {
  return new Response(await makeSitemap(context.get(depsContext), PATHS), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
