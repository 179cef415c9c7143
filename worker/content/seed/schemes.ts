import type { SeedEntry } from "../collections.ts";

/** Figures that change often have a date or a source. */
export const schemes: SeedEntry<"schemes">[] = [
  {
    slug: "cgtmse",
    title: "Credit Guarantee Scheme for Micro and Small Enterprises (CGTMSE)",
    image: {
      src: "/pictures/schemes/cgtmse.svg",
      alt: "A large umbrella with a lattice pattern held over a small workshop and a bank counter",
      width: 800,
      height: 450,
    },
    description:
      "A trust of the Ministry of MSME and SIDBI guarantees the larger part of a loan to a micro or small enterprise, so that the bank can lend without collateral or a third-party guarantee.",
    eligibility: `- New and running micro and small enterprises in manufacturing, services or trade. Lenders ask for
  Udyam Registration.
- Since 1 April 2025, *micro* means investment in plant and equipment up to ₹2.5 crore and turnover up to ₹10 crore;
  *small* means up to ₹25 crore and ₹100 crore.
- The loan must come from a lender that is registered with the trust, and your proposal must be viable in that
  lender’s eyes.`,
    benefit: `- A guarantee on term loans and working capital up to ₹10 crore per borrower, since 1 April 2025;
  earlier the ceiling was ₹5 crore.
- It covers between 75 and 90% of the amount in default, depending on the category; for enterprises owned by
  women it is 90%.
- There is an annual guarantee fee, which lenders usually pass on. The guarantee protects the lender: you still owe
  the whole loan.`,
    howToApply: `1. Choose a lender from the list of member institutions on the trust’s site.
2. Hand in your project report, Udyam certificate, tax returns and bank statements, and ask in writing that the loan
   be considered under CGTMSE.
3. If the loan is sanctioned, the lender applies for the guarantee. Borrowers do not apply to the trust themselves.`,
    link: "https://www.cgtmse.in/",
    checkedOn: "2026-11-16",
  },
  {
    slug: "pm-mudra-yojana",
    title: "Pradhan Mantri MUDRA Yojana (PMMY)",
    image: {
      src: "/pictures/schemes/pm-mudra-yojana.svg",
      alt: "Four steps of growing height with a tea stall, a tailor’s shop, a workshop and a small factory on them",
      width: 800,
      height: 450,
    },
    description:
      "Loans without collateral for the smallest businesses, from a handcart to a small workshop, given by banks, microfinance institutions and non-banking finance companies.",
    eligibility: `- Individuals and micro or small businesses with a plan that earns income outside farming: in
  manufacturing, processing, trade or services. Activities allied to agriculture, such as dairy or poultry, are
  included; crop loans are not.
- The applicant must not be in default with any lender.
- The largest category, Tarun Plus, is for those who have taken and repaid a Tarun loan.`,
    benefit: `A loan in one of four categories, for equipment or working capital:

- **Shishu:** up to ₹50,000
- **Kishor:** above ₹50,000, up to ₹5 lakh
- **Tarun:** above ₹5 lakh, up to ₹10 lakh
- **Tarun Plus:** above ₹10 lakh, up to ₹20 lakh

No collateral is asked; a government fund, the Credit Guarantee Fund for Micro Units, covers the lender. The lender
sets the interest rate. It is a loan, not a subsidy.`,
    howToApply: `Apply at a branch of a bank, microfinance institution or finance company, or online through the
government’s [JanSamarth](https://www.jansamarth.in/) portal. Bring proof of identity and address, the details of your
business and quotations for what you wish to buy. MUDRA itself does not lend to borrowers directly and works without
agents.`,
    link: "https://www.mudra.org.in/",
    checkedOn: "2026-11-16",
  },
  {
    slug: "pm-vishwakarma",
    title: "PM Vishwakarma",
    image: {
      src: "/pictures/schemes/pm-vishwakarma.svg",
      alt: "The tools of a carpenter, a potter, a tailor and a goldsmith laid out in a circle like a kolam",
      width: 800,
      height: 450,
    },
    description:
      "Recognition, training, tools and cheap credit for artisans who work with their hands in one of 18 traditional trades, approved for the years 2023-24 to 2027-28.",
    eligibility: `- Self-employed artisans in the unorganised sector, working in one of the 18 trades of the scheme,
  among them carpenter, blacksmith, goldsmith, potter, sculptor, cobbler, mason, tailor and basket maker.
- At least 18 years old on the day of registration; one member of a family only.
- No loan under PMEGP, PM SVANidhi or MUDRA in the past five years; a fully repaid MUDRA or SVANidhi loan does not
  count.
- Government employees and their families are excluded.`,
    benefit: `- A PM Vishwakarma certificate and identity card.
- Basic and advanced training with a stipend of ₹500 a day, and up to ₹15,000 for a toolkit.
- Loans without collateral at 5% interest: up to ₹1 lakh, repaid in 18 months, and then up to ₹2 lakh, repaid
  in 30 months.
- ₹1 for each digital transaction, up to 100 a month, and help with marketing.`,
    howToApply: `Go to a Common Service Centre with your Aadhaar, the mobile number linked to it, bank details and
ration card. The application is checked by the gram panchayat or urban local body, then at the district, then by a
screening committee. The scheme was planned for 30 lakh families, so ask first whether new registrations are being
taken in your trade.`,
    link: "https://pmvishwakarma.gov.in/",
    checkedOn: "2026-11-16",
  },
  {
    slug: "credit-guarantee-for-startups",
    title: "Credit Guarantee Scheme for Startups (CGSS)",
    image: {
      src: "/pictures/schemes/credit-guarantee-for-startups.svg",
      alt: "A young tree growing out of an open laptop, a protective lattice fence around its stem",
      width: 800,
      height: 450,
    },
    description:
      "A government-backed guarantee for loans and venture debt to recognised startups that already earn steadily but have no property to pledge.",
    eligibility: `- Startups recognised by DPIIT. Since 4 February 2026 that means within ten years of incorporation
  and a turnover of not more than ₹200 crore in any year; for deep tech startups, 20 years and ₹300 crore.
- A stable stream of revenue, as shown by audited monthly statements over 12 months.
- Not in default with any lender or investor, and not classified as a non-performing asset.`,
    benefit: `- A guarantee of up to ₹20 crore per borrower for working capital, term loans, venture debt and other
  debt.
- It covers 85% of the amount in default for loans up to ₹10 crore, and 75% above that.
- The usual guarantee fee is 2% a year; it is 1% in the 27 sectors that the government calls Champion
  Sectors.`,
    howToApply: `1. Obtain DPIIT recognition on the Startup India portal; it is free of charge.
2. Approach a bank, finance company or venture debt fund that is a member of the scheme.
3. The lender assesses the proposal and applies for the guarantee on the portal of the National Credit Guarantee
   Trustee Company (NCGTC).`,
    link: "https://www.startupindia.gov.in/content/sih/en/credit-guarantee-scheme-for-startups.html",
    checkedOn: "2026-11-16",
  },
  {
    slug: "mutual-credit-guarantee",
    title: "Mutual Credit Guarantee Scheme for MSMEs (MCGS-MSME)",
    image: {
      src: "/pictures/schemes/mutual-credit-guarantee.svg",
      alt: "A large machine tool being lowered by chains into a factory hall, two engineers guiding it",
      width: 800,
      height: 450,
    },
    description:
      "For larger machines: the government’s National Credit Guarantee Trustee Company (NCGTC) guarantees part of a loan of up to ₹100 crore with which an MSME buys plant, machinery or equipment.",
    eligibility: `- MSMEs, medium enterprises included, with a valid Udyam Registration.
- No loan that any lender has classified as a non-performing asset.
- Machinery and equipment must make up the larger part of the project’s cost. At the launch in January 2025 this was
  at least 75%; the share required today is on NCGTC’s page.`,
    benefit: `As approved in January 2025:

- a guarantee of 60% for the lender; the project may cost more than the loan;
- up to eight years for repayment of loans up to ₹50 crore, with up to two years before the principal falls due;
- no guarantee fee in the year of sanction, 1.5% of the outstanding loan in each of the next three years, then
  1%; an initial contribution of 5% of the loan is deposited.

Some terms may have been eased since; ask the lender for the current ones.`,
    howToApply: `Apply for the loan at a bank, financial institution or finance company that has registered with NCGTC
for this scheme. After the sanction the lender enters the loan on NCGTC’s portal. The scheme is open for four years
from its guidelines of 2025, or until guarantees of ₹7 lakh crore have been given, whichever is earlier.`,
    link: "https://www.ncgtc.in/",
    checkedOn: "2026-11-16",
  },
  {
    slug: "niryat-protsahan",
    title: "Export Promotion Mission: Niryat Protsahan",
    image: {
      src: "/pictures/schemes/niryat-protsahan.svg",
      alt: "A globe wrapped in a block-print cloth, small parcels travelling along its lines from an Indian port",
      width: 800,
      height: 450,
    },
    description:
      "The financial part of the Export Promotion Mission (2025-26 to 2030-31): cheaper rupee export credit for small exporters, and a guarantee where collateral is short.",
    eligibility: `- Manufacturer and merchant exporters that are MSMEs, with an active Importer-Exporter Code and
  Udyam Registration.
- Goods whose six-digit tariff line is on the positive list of the Directorate General of Foreign Trade (DGFT); it
  covers about three quarters of all lines. Deemed exports are excluded.
- Pre- or post-shipment credit in rupees from an eligible bank.`,
    benefit: `- **Interest subvention:** 2.75% a year at the launch on 2 January 2026, with a ceiling of ₹50
  lakh per exporter in a financial year. The rate is reviewed in March and September; the current one is on DGFT’s
  site.
- **Collateral support:** a guarantee with CGTMSE, up to 85% for micro and small and 65% for medium
  exporters, on up to ₹10 crore per exporter in a financial year.

Both began as pilots and may be adjusted.`,
    howToApply: `1. Check your tariff line on DGFT’s positive list.
2. Generate the Unique Identification Number (UIN) on DGFT’s portal before the loan is disbursed; without it there is
   no subvention.
3. Give the UIN to your bank. The bank passes the benefit on in your interest and claims it back itself. If you borrow
   from several banks, the ceiling holds for all of them together.`,
    link: "https://www.dgft.gov.in/",
    checkedOn: "2026-11-16",
  },
  {
    slug: "pm-viksit-bharat-rozgar-yojana",
    title: "PM Viksit Bharat Rozgar Yojana (PM-VBRY)",
    image: {
      src: "/pictures/schemes/pm-viksit-bharat-rozgar-yojana.svg",
      alt: "A row of coat hooks with helmets and aprons at a factory gate, one new hook being fixed to the wall",
      width: 800,
      height: 450,
    },
    description:
      "An incentive, paid through the provident fund organisation EPFO, for employers who add jobs and for people in their first job, for jobs created from 1 August 2025 to 31 July 2027.",
    eligibility: `- **Employers:** establishments registered with EPFO that hire at least two additional employees, or
  five if they have 50 or more, and keep them for at least six months.
- **New employees:** monthly salary up to ₹1 lakh. For the employee’s own incentive it must be the first job with a
  provident fund account.`,
    benefit: `- **For the employer,** per additional employee and month: up to ₹1,000 for wages up to ₹10,000; ₹2,000
  for wages up to ₹20,000; ₹3,000 above that. It is paid for two years, in manufacturing for four.
- **For a first-time employee:** one month’s provident fund wage, up to ₹15,000, in two instalments after six and
  twelve months; the second requires a course in financial literacy.

Wages here are those on which provident fund is paid.`,
    howToApply: `Establishments that already have an EPFO code count as registered. They file the monthly provident
fund return (ECR) on time, and enter PAN, GSTIN and a bank account linked to the PAN on the scheme’s portal. Each new
employee needs a Universal Account Number activated by face authentication in the UMANG app. The portal shows your
baseline, from which additional jobs are counted.`,
    link: "https://pmvbry.epfindia.gov.in/",
    checkedOn: "2026-11-16",
  },
  {
    slug: "nsic-single-point-registration",
    title: "NSIC Single Point Registration Scheme (SPRS)",
    image: {
      src: "/pictures/schemes/nsic-single-point-registration.svg",
      alt: "A sealed tender envelope passing through a single doorway that opens on many government buildings",
      width: 800,
      height: 450,
    },
    description:
      "One registration with the National Small Industries Corporation with which a micro or small enterprise claims its advantages in government tenders.",
    eligibility: `- Micro and small enterprises with Udyam Registration in manufacturing or services. Traders and
  medium enterprises cannot register.
- As a rule at least one year of operation. A younger unit that has begun production can get a provisional certificate
  for one year, with a monetary limit of ₹5 lakh.`,
    benefit: `Under the Public Procurement Policy for Micro and Small Enterprises:

- tender documents free of cost, and no earnest money deposit;
- in a single tender, a bidder within 15% of the lowest price may supply up to 25% of the quantity by
  matching it, if the lowest bidder is not a micro or small enterprise;
- over the year, central ministries and public sector enterprises are to buy at least 25% from micro and small
  enterprises, including 4% from SC/ST-owned and 3% from women-owned units; 358 items are reserved for
  them.`,
    howToApply: `Apply online at [nsicspronline.com](https://www.nsicspronline.com/) with the Udyam certificate,
accounts and a list of machinery or services, and pay the registration and inspection fees shown there. An agency
inspects the unit before the certificate is issued. It is valid for two years; renewal can be sought from six months
before it expires.`,
    link: "https://www.nsic.co.in/",
    checkedOn: "2026-11-16",
  },
  {
    slug: "treds",
    title: "Trade Receivables Discounting System (TReDS)",
    image: {
      src: "/pictures/schemes/treds.svg",
      alt: "An invoice on a round table, hands of several bankers holding up number cards around it",
      width: 800,
      height: 450,
    },
    description:
      "Electronic platforms authorised by the Reserve Bank on which an MSME sells its accepted invoices to the financier who bids best, instead of waiting for the buyer’s due date.",
    eligibility: `- **Sellers:** micro, small and medium enterprises, for goods and for services.
- **Buyers:** companies, government departments and public sector enterprises that have joined a platform. Companies
  with a turnover above ₹250 crore and central public sector enterprises are required to join one.
- Your buyer must accept the invoice on the platform.`,
    benefit: `- Money within days of acceptance, at a rate that several banks and finance companies bid for. What
  counts is mainly the buyer’s credit standing, not yours.
- Without recourse: if the buyer does not pay on the due date, the financier turns to the buyer and not to you.
- No collateral. The platforms charge fees, which they publish.`,
    howToApply: `1. Ask your buyer on which platform it accepts invoices; the Reserve Bank’s site lists the authorised
   ones.
2. Register there with your Udyam certificate, PAN and bank account. New directions of 23 June 2026 have made this
   simpler.
3. Upload the invoice, or let the buyer do so; once it is accepted, choose a bid.`,
    link: "https://www.rbi.org.in/Scripts/FAQView.aspx?Id=132",
    checkedOn: "2026-11-16",
  },
  {
    slug: "msme-odr-delayed-payments",
    title: "Online Dispute Resolution for Delayed Payments (MSME ODR)",
    image: {
      src: "/pictures/schemes/msme-odr-delayed-payments.svg",
      alt: "A calendar with the forty-fifth day marked, a supplier and a buyer facing each other across a screen",
      width: 800,
      height: 450,
    },
    description:
      "The Ministry of MSME’s portal on which a micro or small supplier claims overdue payment with interest, and the Facilitation Council of the state decides.",
    eligibility: `- Micro and small enterprises that supplied goods or services and hold Udyam Registration. Register
  before you supply; claims from an earlier time are open to challenge.
- The buyer has not paid by the agreed day, which may not be later than 45 days after acceptance, or within 15 days
  where nothing was agreed.
- Medium enterprises cannot file, and retail and wholesale trade is as a rule not covered.`,
    benefit: `Under the MSMED Act, 2006:

- the buyer owes compound interest, calculated monthly, at three times the bank rate notified by the Reserve Bank;
- the case can be conducted from your desk, from filing to the award;
- a buyer who challenges an award in court must first deposit 75% of the amount.

The Act asks the Council to decide within 90 days; in practice it can take longer.`,
    howToApply: `File on the portal with your Udyam number, the purchase order, invoices and proof of delivery. The
parties may first negotiate online. If that fails or one side declines, the case goes to the Micro and Small
Enterprises Facilitation Council, which conciliates and, if necessary, arbitrates. Send the buyer a dated reminder
before you file; some disputes end there.`,
    link: "https://odr.msme.gov.in/",
    checkedOn: "2026-11-16",
  },
];
