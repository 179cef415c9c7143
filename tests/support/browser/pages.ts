/** The public routes of the specification's section 2, canonical spelling. */
export const PATHS = [
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
] as const;

/** Every public page that looks different: the routes, the login, which no navigation names, the further tabs of the events, and one article for all. */
export const PAGES = [
  ...PATHS,
  "/login",
  "/events?tab=past",
  "/events?tab=programs",
  "/BlogsPage/borrowing-without-collateral-how-a-cgtmse-guarantee-works-at-the-bank",
] as const;
