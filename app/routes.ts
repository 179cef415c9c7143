import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { CALCULATORS } from "#worker/contracts/calculators/vocabulary.ts";

/** The whole URL table, in the order of the specification's section 2. */
export default [
  index("routes/home/route.tsx"),
  route("about", "routes/about/route.tsx"),
  route("team", "routes/team/route.tsx"),
  route("Partners", "routes/partners/route.tsx"),
  route("ourmembers", "routes/members/route.tsx"),
  route("Ourinitiatives", "routes/initiatives/route.tsx"),
  route("membership", "routes/membership/route.tsx"),
  // Beside Razorpay, for plans above the UPI limit; then where the mail about the reservation leads.
  route("membership/bank-transfer", "routes/membership/bank-transfer/route.tsx"),
  route("membership/bank-transfer/reserved", "routes/membership/bank-transfer/reserved.tsx"),
  route("events", "routes/events/route.tsx"),
  route("event-registration", "routes/event-registration/route.tsx"),
  // Where a mail asks the owner of an address which details of a registration are right.
  route("event-registration/corrections", "routes/event-registration/corrections.tsx"),
  route("mahagrowth", "routes/mumbai-chapter/route.tsx"),
  route("BlogsPage", "routes/blog/route.tsx"),
  route("BlogsPage/:slug", "routes/article/route.tsx"),
  // The text of an article alone, which the Blog page fetches when a visitor expands it.
  route("BlogsPage/:slug/text", "routes/article/text.ts"),
  route("MSMENews", "routes/news/route.tsx"),
  route("SchemesPage", "routes/schemes/route.tsx"),
  route("SchemesPage/finder", "routes/scheme-finder/route.tsx"),
  route("SchemesPage/finder/compare", "routes/scheme-finder/compare.tsx"),
  route("calculators", "routes/calculators/overview.tsx"),
  ...CALCULATORS.map((calculator) =>
    route(`calculators/${calculator}`, "routes/calculators/calculator.tsx", { id: `routes/calculators/${calculator}` }),
  ),
  route("masainmedia", "routes/media/route.tsx"),
  route("ContactUs", "routes/contact/route.tsx"),
  route("register", "routes/register/route.tsx"),
  route("login", "routes/login/route.tsx"),
  route("logout", "routes/account/logout.ts"),
  // The member's pages, in the member layout.
  layout("routes/dashboard/shell.tsx", [
    route("dashboard", "routes/dashboard/tasks/route.tsx"),
    // Where the tasks of the dashboard are done, each for its role (section 6).
    route("dashboard/reading", "routes/dashboard/workspace/reading.tsx"),
    route("dashboard/review", "routes/dashboard/workspace/review.tsx"),
    route("dashboard/incubation", "routes/dashboard/workspace/incubation.tsx"),
    route("dashboard/report", "routes/dashboard/workspace/report/route.tsx"),
    route("dashboard/report/print", "routes/dashboard/workspace/report/print.tsx"),
    route("dashboard/startups", "routes/dashboard/workspace/startups.tsx"),
    route("dashboard/startups/:slug", "routes/dashboard/workspace/startup.tsx"),
    route("dashboard/mentorship-report", "routes/dashboard/workspace/mentorship-reports.tsx"),
    route("dashboard/mentorship-report/:slug", "routes/dashboard/workspace/mentorship-report.tsx"),
    route("dashboard/suggestions", "routes/dashboard/workspace/suggestions.tsx"),
    route("dashboard/suggestions/:id", "routes/dashboard/workspace/suggestion.tsx"),
    route("dashboard/opportunities", "routes/dashboard/workspace/opportunities.tsx"),
    route("dashboard/opportunities/:slug", "routes/dashboard/workspace/opportunity.tsx"),
    route("dashboard/portfolio", "routes/dashboard/workspace/portfolio.tsx"),
    route("dashboard/offer", "routes/dashboard/workspace/offer.tsx"),
    route("dashboard/offer/:id", "routes/dashboard/workspace/own-offer.tsx"),
    // The account overview.
    route("dashboard/membership", "routes/dashboard/account/membership.tsx"),
    route("dashboard/documents/:id", "routes/dashboard/documents/document.tsx"),
    route("dashboard/registrations", "routes/dashboard/account/registrations.tsx"),
    route("dashboard/schemes", "routes/dashboard/schemes/route.tsx"),
    route("dashboard/profile", "routes/dashboard/account/profile.tsx"),
    route("dashboard/email", "routes/dashboard/account/email.tsx"),
    route("dashboard/privacy", "routes/dashboard/privacy/privacy.tsx"),
    route("dashboard/privacy/erasure", "routes/dashboard/privacy/erasure.tsx"),
    route("account/security", "routes/account/security.tsx"),
  ]),
  // The operators' pages. Each declares its permission; for everybody else there is nothing at these addresses.
  layout("routes/console/shell.tsx", [
    route("console/passkey", "routes/console/access/passkey.tsx"),
    route("console/unlock", "routes/console/access/unlock.tsx"),
    route("console/operators", "routes/console/control/operators.tsx"),
    route("console/audit", "routes/console/control/audit.tsx"),
  ]),
  route("dashboard/receipts/:id", "routes/dashboard/documents/receipt.ts"),
  route("dashboard/documents/:id/pdf", "routes/dashboard/documents/pdf.ts"),
  // The signed link to a PDF in a mail, and what a link says that does not work.
  route("documents/:id", "routes/documents/download.ts"),
  route("document-link", "routes/documents/link.tsx"),
  route("dashboard/privacy/:file", "routes/dashboard/privacy/data-export.ts"),
  route("scheme-reminders/stop", "routes/scheme-reminders/stop.tsx"),
  route("erasure", "routes/account/erasure-status.tsx"),
  route("account/confirm", "routes/account/confirm.tsx"),
  route("TermsAndConditions", "routes/policy/route.tsx", { id: "routes/policy/terms-and-conditions" }),
  route("PrivacyPolicy", "routes/policy/route.tsx", { id: "routes/policy/privacy-policy" }),
  route("CancellationAndRefund", "routes/policy/route.tsx", { id: "routes/policy/cancellation-and-refund" }),
  // For machines: calendars, feeds, the site map and its rules.
  route("calendar/:file", "routes/feeds/calendar.ts"),
  route("rss.xml", "routes/feeds/rss.ts"),
  route("sitemap.xml", "routes/feeds/sitemap.ts"),
  route("robots.txt", "routes/feeds/robots.ts"),
  route("*", "routes/not-found/route.tsx"),
] satisfies RouteConfig;
