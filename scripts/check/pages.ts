/** The pages of the specification's section 2, listed again so that tests notice one missing in `PUBLIC_PAGES`. */
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

/** The Hindi twin of an English page. */
export const inHindi = (path: string) => (path === "/" ? "/hi" : `/hi${path}`);

/** All public pages, and one example for those that look alike: a finder's result, a calculator and an article. */
export const PAGES = [
  ...PATHS,
  "/SchemesPage/finder",
  "/SchemesPage/finder?purpose=machines&sector=manufacturing&udyam=none&amount=50_lakh&standing=clear&recognition=could_be",
  "/login",
  "/events?tab=past",
  "/events?tab=programs",
  "/calculators",
  "/calculators/delayed-payment-interest?amount=8,00,000&accepted=2026-01-03&term=45&paid=2026-08-17&rate=",
  "/BlogsPage/borrowing-without-collateral-how-a-cgtmse-guarantee-works-at-the-bank",
] as const;
