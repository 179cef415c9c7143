import type { SeedEntry } from "../collections.ts";

/** Newest first; each links to the authority's own page. */
export const news: SeedEntry<"news">[] = [
  {
    slug: "treds-directions-2026",
    title: "RBI rewrites the rules for invoice discounting on TReDS",
    date: "2026-06-23",
    image: {
      src: "/pictures/news/treds-directions-2026.svg",
      alt: "An unpaid invoice passes through a lattice gate and comes out as a stack of rupee notes, a clock beside it",
      width: 800,
      height: 450,
    },
    description:
      "One Master Direction, in force since 23 June 2026, replaces the older guidelines on the Trade Receivables Discounting System. Small suppliers are taken on with fewer formalities, and financiers may cover accepted invoices with a guarantee from a government-notified credit guarantee trust. If you supply to large companies or public sector enterprises, ask them on which platform they accept invoices.",
    link: "https://www.rbi.org.in/Scripts/BS_ViewMasDirections.aspx",
  },
  {
    slug: "collateral-free-limit-twenty-lakh",
    title: "Loans up to ₹20 lakh without collateral for micro and small enterprises",
    date: "2026-02-09",
    image: {
      src: "/pictures/news/collateral-free-limit-twenty-lakh.svg",
      alt: "A shopkeeper and a bank officer shake hands across a counter while a house key stays on its hook behind the shopkeeper",
      width: 800,
      height: 450,
    },
    description:
      "The Reserve Bank has doubled the amount up to which banks must not take collateral from micro and small enterprises, from ₹10 lakh to ₹20 lakh. The rule covers loans sanctioned or renewed on or after 1 April 2026. With a good record, a bank may go up to ₹25 lakh under its own policy. Gold or silver that a borrower pledges that the borrower offers voluntarily does not break the rule.",
    link: "https://www.rbi.org.in/Scripts/NotificationUser.aspx",
  },
  {
    slug: "startup-recognition-widened",
    title: "Startup recognition: turnover limit raised to ₹200 crore, deep tech given 20 years",
    date: "2026-02-05",
    image: {
      src: "/pictures/news/startup-recognition-widened.svg",
      alt: "A sapling in a laboratory flask beside a taller plant, a measuring scale with two marks behind them",
      width: 800,
      height: 450,
    },
    description:
      "A notification of 4 February 2026 replaces the definition of 2019. An entity can be recognised as a startup for ten years from incorporation while its turnover has not exceeded ₹200 crore in any year; until now the limit was ₹100 crore. Deep tech startups have 20 years and ₹300 crore. Co-operative societies may apply as well.",
    link: "https://www.pib.gov.in/PressReleasePage.aspx?PRID=2224069",
  },
];
