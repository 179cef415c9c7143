import type { SeedEntry } from "../collections.ts";

/** Newest first; each links to the authority’s own page. */
export const news: SeedEntry<"news">[] = [
  {
    slug: "export-proceeds-fifteen-months",
    title: "Exporters have 15 months to bring their money home",
    date: "2026-10-01",
    image: {
      src: "/pictures/news/export-proceeds-fifteen-months.svg",
      alt: "A small ship returns to a lamp-lit harbour, its hold full of coins, a calendar with fifteen leaves on the quay",
      width: 800,
      height: 450,
    },
    description:
      "The Reserve Bank’s regulations on exports and imports under FEMA replaced those of 2015 on 1 October 2026. The proceeds of an export must reach India within 15 months of shipment, or 18 months where it is invoiced or settled in rupees; the old period was nine months.",
    affects:
      "Everyone who exports goods or services. Exporters of services, software included, now declare their exports too.",
    action:
      "Services: file the declaration with your bank within 30 days of the end of the month of the invoice. Goods: check that every shipping bill is matched to its payment, and tell the bank early if one is late.",
    link: "https://website.rbi.org.in/web/rbi/-/notifications/foreign-exchange-management-export-and-import-of-goods-and-services-regulations-2026",
    facts: ["export-proceeds"],
  },
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
      "One Master Direction, in force since 23 June 2026, replaces the older guidelines on the Trade Receivables Discounting System. Platforms no longer have to run a due diligence of each seller, and financiers may cover accepted invoices with a guarantee from a government-notified trust.",
    affects: "Micro, small and medium suppliers to large companies, departments and public sector enterprises.",
    action:
      "Ask your largest buyers on which platform they accept invoices, and register there before the next large bill. There is no last date.",
    link: "https://www.rbi.org.in/Scripts/BS_ViewMasDirections.aspx",
    facts: ["treds-directions", "treds-buyers"],
  },
  {
    slug: "eclgs-5-until-march-2027",
    title: "Emergency credit line 5.0: extra working capital until 31 March 2027",
    date: "2026-05-05",
    image: {
      src: "/pictures/news/eclgs-5-until-march-2027.svg",
      alt: "A bridge of planks laid over a gap in a road, a loaded handcart crossing it towards the far side",
      width: 800,
      height: 450,
    },
    description:
      "The Cabinet has approved a fifth Emergency Credit Line Guarantee Scheme. A bank can lend up to 20% of the highest working capital that you used from January to March 2026, with a full guarantee for MSMEs and no guarantee fee. The loan runs for five years, of which the first is free of principal.",
    affects:
      "Businesses that had a working-capital limit on 31 March 2026, in an account that was standard on that day.",
    action:
      "Ask the bank that gave you the limit before the year-end rush: it has to sanction the loan by 31 March 2027. It is a loan, so borrow only what your sales will repay.",
    link: "https://www.pib.gov.in/PressReleasePage.aspx?PRID=2258140",
    facts: ["eclgs-5-terms"],
  },
];
