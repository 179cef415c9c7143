import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The whole URL table, in the order of the specification's section 2. */
export default [
  index("routes/home/route.tsx"),
  route("about", "routes/about/route.tsx"),
  route("team", "routes/team/route.tsx"),
  route("Partners", "routes/partners/route.tsx"),
  route("ourmembers", "routes/members/route.tsx"),
  route("Ourinitiatives", "routes/initiatives/route.tsx"),
  route("membership", "routes/membership/route.tsx"),
  route("events", "routes/events/route.tsx"),
  route("event-registration", "routes/event-registration/route.tsx"),
  route("mahagrowth", "routes/mumbai-chapter/route.tsx"),
  route("BlogsPage", "routes/blog/route.tsx"),
  route("BlogsPage/:slug", "routes/article/route.tsx"),
  // The text of an article alone, which the Blog page fetches when a visitor expands it.
  route("BlogsPage/:slug/text", "routes/article-text.ts"),
  route("MSMENews", "routes/news/route.tsx"),
  route("SchemesPage", "routes/schemes/route.tsx"),
  route("masainmedia", "routes/media/route.tsx"),
  route("ContactUs", "routes/contact/route.tsx"),
  route("register", "routes/register/route.tsx"),
  route("login", "routes/login/route.tsx"),
  route("logout", "routes/logout.ts"),
  route("account/confirm", "routes/account/confirm.tsx"),
  route("account/security", "routes/account/security.tsx"),
  route("TermsAndConditions", "routes/policy/route.tsx", { id: "routes/policy/terms-and-conditions" }),
  route("PrivacyPolicy", "routes/policy/route.tsx", { id: "routes/policy/privacy-policy" }),
  route("CancellationAndRefund", "routes/policy/route.tsx", { id: "routes/policy/cancellation-and-refund" }),
  // For machines: calendars, feeds, the site map and its rules.
  route("calendar/:file", "routes/calendar.ts"),
  route("rss.xml", "routes/rss.ts"),
  route("chunk-watch.js", "routes/chunk-watch.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
