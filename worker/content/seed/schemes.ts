import type { SeedEntry } from "../collections.ts";
import type { SchemeTermsInput } from "../scheme-terms-schema.ts";
import { finderSchemes } from "./finder-schemes.ts";
import { financeTerms } from "./scheme-terms/finance.ts";
import { supportTerms } from "./scheme-terms/support.ts";

const terms: Record<string, SchemeTermsInput> = { ...financeTerms, ...supportTerms };

const cards: SeedEntry<"schemes">[] = [
  {
    slug: "cgtmse",
    title: "Credit Guarantee Scheme for Micro and Small Enterprises (CGTMSE)",
    kind: "Guarantee",
    upTo: "₹10 crore",
    forWhom: "Micro and small enterprises",
    businesses: ["make", "trade", "serve"],
    purposes: ["guarantee"],
    image: {
      src: "/pictures/schemes/cgtmse.svg",
      alt: "A large umbrella with a lattice pattern held over a small workshop and a bank counter",
      width: 800,
      height: 450,
    },
    description:
      "The guarantee trust of the Ministry of MSME and SIDBI covers 75 to 90% of your loan, so the bank can lend up to ₹10 crore without your house as security.",
    eligibility: `- New and running micro and small enterprises in manufacturing, services or trade. Lenders ask for
  Udyam Registration.
- Since 1 April 2025, *micro* means investment in plant and equipment up to ₹2.5 crore and turnover up to ₹10 crore;
  *small* means up to ₹25 crore and ₹100 crore.
- The loan must come from a lender that is registered with the trust, and the lender must find your proposal viable.
- Medium enterprises and borrowers in default are not covered.`,
    benefit: `- A guarantee on term loans and working capital up to ₹10 crore per borrower, since 1 April 2025;
  earlier the ceiling was ₹5 crore.
- The cover is 75% of the amount in default for most borrowers, 85% for micro enterprises with loans up to ₹5 lakh,
  and 90% for enterprises owned by women. Other shares apply to some groups and regions: confirm yours with the lender.
- The lender pays a yearly fee and usually passes it on: 0.37% for loans up to ₹10 lakh, 0.55% up to ₹50 lakh, 0.60%
  up to ₹1 crore, rising to 1.20% for ₹10 crore, plus GST.
- The guarantee protects the lender: you still owe the whole loan.`,
    howToApply: `1. Choose a lender from the list of member institutions on the trust’s site.
2. Hand in your project report, Udyam certificate, tax returns and bank statements, and ask in writing that the loan
   be considered under CGTMSE.
3. If the loan is sanctioned, the lender applies for the guarantee. Borrowers do not apply to the trust themselves.`,
    link: "https://www.cgtmse.in/",
    facts: ["cgtmse-ceiling", "cgtmse-cover", "cgtmse-fee", "udyam-limits"],
    article: "borrowing-without-collateral-how-a-cgtmse-guarantee-works-at-the-bank",
    calculator: "cgtmse-guarantee-fee",
    event: "scheme-clinic-bhubaneswar",
  },
  {
    slug: "pm-mudra-yojana",
    title: "Pradhan Mantri MUDRA Yojana (PMMY)",
    kind: "Loan",
    upTo: "₹20 lakh",
    forWhom: "The smallest businesses",
    businesses: ["make", "trade", "serve"],
    purposes: ["loan"],
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
    facts: ["mudra-categories"],
    article: "a-detailed-project-report-the-bank-believes",
    event: "scheme-clinic-bhubaneswar",
  },
  {
    slug: "pm-vishwakarma",
    title: "PM Vishwakarma",
    kind: "Loan, training and tools",
    upTo: "₹1 lakh, then ₹2 lakh",
    forWhom: "Artisans in 18 trades",
    businesses: ["make", "serve"],
    purposes: ["loan", "training", "subsidy"],
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
screening committee. The scheme was sized for 30 lakh families, and
more than 20 lakh artisans had been registered by late 2024. Check on the portal whether your trade is open before you
travel to the centre.`,
    link: "https://pmvishwakarma.gov.in/",
    facts: ["vishwakarma-benefits"],
    event: "scheme-clinic-bhubaneswar",
  },
  {
    slug: "credit-guarantee-for-startups",
    title: "Credit Guarantee Scheme for Startups (CGSS)",
    kind: "Guarantee",
    upTo: "₹20 crore",
    forWhom: "Recognised startups",
    businesses: ["make", "trade", "serve"],
    purposes: ["guarantee"],
    image: {
      src: "/pictures/schemes/credit-guarantee-for-startups.svg",
      alt: "A young tree growing out of an open laptop, a protective lattice fence around its stem",
      width: 800,
      height: 450,
    },
    description:
      "A government-backed guarantee for loans and venture debt to recognised startups that already earn steadily but have no property to pledge.",
    eligibility: `- Startups recognised by DPIIT. Since 4 February 2026 that means within ten years of incorporation
  and a turnover of not more than ₹200 crore in any year; for deep tech startups, 20 years and ₹300 crore. The
  income-tax holiday has a lower limit of its own.
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
    facts: ["cgss-terms", "startup-definition"],
    article: "what-an-investor-reads-first",
  },
  {
    slug: "mutual-credit-guarantee",
    title: "Mutual Credit Guarantee Scheme for MSMEs (MCGS-MSME)",
    kind: "Guarantee",
    upTo: "60% of a loan of ₹100 crore",
    forWhom: "MSMEs that buy machines",
    businesses: ["make", "trade", "serve"],
    purposes: ["guarantee"],
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
- Machinery and equipment must make up at least 75% of the project’s cost, by the terms of January 2025. Confirm the
  share with the lender.`,
    benefit: `As approved in January 2025:

- a guarantee of 60% for the lender; the project may cost more than the loan;
- up to eight years for repayment of loans up to ₹50 crore, with up to two years before the principal falls due;
- no guarantee fee in the year of sanction, 1.5% of the outstanding loan in each of the next three years, then
  1%; an initial contribution of 5% of the loan is deposited.

We have not found a later notification.`,
    howToApply: `Apply for the loan at a bank, financial institution or finance company that has registered with NCGTC
for this scheme. After the sanction the lender enters the loan on NCGTC’s portal. The scheme is open for four years
from its guidelines of 2025, or until guarantees of ₹7 lakh crore have been given, whichever is earlier.`,
    link: "https://www.ncgtc.in/",
    facts: ["mcgs-terms"],
    article: "a-detailed-project-report-the-bank-believes",
  },
  {
    slug: "niryat-protsahan",
    title: "Export Promotion Mission: Niryat Protsahan",
    kind: "Cheaper export credit",
    upTo: "₹50 lakh of interest a year",
    forWhom: "MSMEs that export goods",
    businesses: ["make", "trade"],
    purposes: ["loan", "guarantee"],
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
    facts: ["niryat-protsahan-terms"],
    article: "your-first-export-from-iec-to-the-first-shipment",
  },
  {
    slug: "pm-viksit-bharat-rozgar-yojana",
    title: "PM Viksit Bharat Rozgar Yojana (PM-VBRY)",
    kind: "Hiring incentive",
    upTo: "₹3,000 a month for each new job",
    forWhom: "Employers registered with EPFO",
    businesses: ["make", "trade", "serve"],
    purposes: ["subsidy"],
    image: {
      src: "/pictures/schemes/pm-viksit-bharat-rozgar-yojana.svg",
      alt: "A row of coat hooks with helmets and aprons at a factory gate, one new hook being fixed to the wall",
      width: 800,
      height: 450,
    },
    description:
      "An incentive, paid through the provident fund organisation EPFO, for employers who add jobs and for people in their first job, for jobs created from 1 August 2025 to 31 July 2027.",
    eligibility: `- **Employers:** establishments registered with EPFO that hire at least two additional employees, or
  five if they have 50 or more, and keep them for at least six months. Only jobs above your baseline count. **For an
  establishment newly covered by EPFO the baseline is 20 employees,** so a young firm of five that hires six gets no
  employer’s incentive.
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
baseline.`,
    link: "https://pmvbry.epfindia.gov.in/",
    facts: ["pm-vbry-terms", "pm-vbry-baseline"],
  },
  {
    slug: "nsic-single-point-registration",
    title: "NSIC Single Point Registration Scheme (SPRS)",
    kind: "Advantages in tenders",
    upTo: "25% of a tender",
    forWhom: "Micro and small makers and service firms",
    businesses: ["make", "serve"],
    purposes: ["buyer"],
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
    howToApply: `Apply on the registration portal with the Udyam certificate,
accounts and a list of machinery or services, and pay the registration and inspection fees shown there. An agency
inspects the unit before the certificate is issued. It is valid for two years; renewal can be sought from six months
before it expires.`,
    link: "https://www.nsicspronline.com/",
    facts: ["nsic-terms", "procurement-policy"],
    article: "selling-to-government-gem-the-25-per-cent-policy-and-reading-a-tender",
  },
  {
    slug: "treds",
    title: "Trade Receivables Discounting System (TReDS)",
    kind: "Sale of invoices",
    upTo: "The whole accepted invoice",
    forWhom: "MSMEs with large buyers",
    businesses: ["make", "trade", "serve"],
    purposes: ["payment"],
    image: {
      src: "/pictures/schemes/treds.svg",
      alt: "An invoice on a round table, hands of several bankers holding up number cards around it",
      width: 800,
      height: 450,
    },
    description:
      "Electronic platforms authorised by the Reserve Bank on which an MSME sells its accepted invoices to the financier who offers the lowest rate, instead of waiting for the buyer’s due date.",
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
    facts: ["treds-directions", "treds-buyers"],
    article: "paid-in-45-days-what-the-law-gives-a-small-supplier",
    event: "working-capital-day-indore",
  },
  {
    slug: "msme-odr-delayed-payments",
    title: "Online Dispute Resolution for Delayed Payments (MSME ODR)",
    kind: "Claim for late payment",
    upTo: "The bill with interest",
    forWhom: "Micro and small suppliers",
    businesses: ["make", "serve"],
    purposes: ["payment"],
    image: {
      src: "/pictures/schemes/msme-odr-delayed-payments.svg",
      alt: "A calendar with the forty-fifth day marked, a supplier and a buyer facing each other across a screen",
      width: 800,
      height: 450,
    },
    description:
      "The Ministry of MSME’s portal on which a micro or small supplier claims overdue payment with interest, and the Facilitation Council of the State decides.",
    eligibility: `- Micro and small enterprises that supplied goods or services and hold Udyam Registration. Register
  before you supply; claims from an earlier time are open to challenge.
- The buyer has not paid by the agreed day, which may not be later than 45 days after acceptance, or within 15 days
  where nothing was agreed.
- Medium enterprises cannot file, and retail and wholesale trade is as a rule not covered.`,
    benefit: `Under the MSMED Act, 2006:

- the buyer owes compound interest, calculated monthly, at three times the bank rate notified by the Reserve Bank;
- everything from filing to award can be done online;
- a buyer who challenges an award in court must first deposit 75% of the amount.

The Act asks the Council to decide within 90 days; in practice it can take longer.`,
    howToApply: `File on the portal with your Udyam number, the purchase order, invoices and proof of delivery. The
parties may first negotiate online. If that fails or one side declines, the case goes to the Micro and Small
Enterprises Facilitation Council, which conciliates and, if necessary, arbitrates. Send the buyer a dated reminder
before you file; some disputes end there.`,
    link: "https://odr.msme.gov.in/",
    facts: ["delayed-payments", "late-registration"],
    article: "paid-in-45-days-what-the-law-gives-a-small-supplier",
    calculator: "delayed-payment-interest",
    event: "working-capital-day-indore",
  },
  {
    slug: "eclgs-5",
    title: "Emergency Credit Line Guarantee Scheme 5.0 (ECLGS)",
    list: "more",
    kind: "Guaranteed credit",
    upTo: "₹100 crore",
    forWhom: "Businesses with a bank limit",
    businesses: ["make", "trade", "serve"],
    purposes: ["loan", "guarantee"],
    image: {
      src: "/pictures/schemes/eclgs-5.svg",
      alt: "A lifebuoy with a lattice pattern around a small factory on rough water, a rope leading to the shore",
      width: 800,
      height: 450,
    },
    description:
      "Extra working capital for businesses that already have a bank limit, with a full government guarantee and no fee, for loans sanctioned until 31 March 2027.",
    eligibility: `- MSMEs and other businesses that had a working-capital limit with a bank or finance company on 31
  March 2026, in an account that was standard on that day. Lenders exclude accounts under watch as SMA-2.
- What you have drawn under the credit guarantee scheme for exporters is deducted. Confirm this with your bank.`,
    benefit: `- Additional credit of up to 20% of the highest working capital that you used from January to March
  2026, at most ₹100 crore.
- The guarantee covers 100% for MSMEs and 90% for others. There is no guarantee fee.
- Repayment over five years, of which the first year is free of principal. It is a loan: you owe all of it. A cap on
  the interest rate is reported; confirm the rate with your bank.`,
    howToApply: `Ask the bank in which you have your limit. It calculates the amount from your account of January to
March 2026 and applies for the guarantee at the National Credit Guarantee Trustee Company (NCGTC).`,
    link: "https://www.pib.gov.in/PressReleasePage.aspx?PRID=2258140",
    facts: ["eclgs-5-terms"],
    article: "borrowing-without-collateral-how-a-cgtmse-guarantee-works-at-the-bank",
    event: "working-capital-day-indore",
  },
  {
    slug: "dpiit-recognition",
    title: "Startup recognition by DPIIT, with the income-tax holiday",
    list: "more",
    kind: "Recognition, tax holiday",
    upTo: "The tax on three years’ profit",
    forWhom: "Startups up to ten years old",
    businesses: ["make", "trade", "serve"],
    purposes: ["subsidy", "buyer"],
    image: {
      src: "/pictures/schemes/dpiit-recognition.svg",
      alt: "A certificate with a lattice seal rising like a sun behind a young tree, three ripe fruits on its branches",
      width: 800,
      height: 450,
    },
    description:
      "The free registration on which the startup schemes rest, and the tax holiday of three years for which a recognised startup can apply separately.",
    eligibility: `- **Recognition:** private limited companies, LLPs, registered partnerships and, since 4 February
  2026, co-operative societies. At most ten years old, with a turnover of not more than ₹200 crore in any year; deep
  tech startups 20 years and ₹300 crore. The firm works on innovation or a model that can grow, and was not formed by
  splitting up an existing business.
- **Tax holiday:** only companies and LLPs, incorporated from 1 April 2016 to 31 March 2030, with a turnover of not more
  than **₹100 crore** in the year of the claim, and a certificate of the Inter-Ministerial Board.`,
    benefit: `- **Recognition** opens the guarantee scheme for startups, the seed fund, lower fees for patents and
  trademarks, and relief in public tenders.
- **Tax holiday:** 100% of the profits in three consecutive years out of the first ten. Confirm with your accountant
  whether the latest Finance Act has changed a date or a limit.`,
    howToApply: `1. Register on the Startup India portal and apply for recognition; it is free of charge.
2. Once you are recognised, apply there for the certificate of the Inter-Ministerial Board.
3. Claim the deduction in the return of each year that you choose.`,
    link: "https://www.startupindia.gov.in/",
    facts: ["startup-definition", "startup-tax-holiday"],
    article: "what-an-investor-reads-first",
  },
  {
    slug: "pmegp",
    title: "Prime Minister’s Employment Generation Programme (PMEGP)",
    list: "more",
    kind: "Subsidy on a loan",
    upTo: "35% of the project",
    forWhom: "People who start a new unit",
    businesses: ["make", "serve"],
    purposes: ["loan", "subsidy"],
    image: {
      src: "/pictures/schemes/pmegp.svg",
      alt: "A small workshop being built of bricks, one course of them in gold, with a ladder at its wall",
      width: 800,
      height: 450,
    },
    description:
      "A capital subsidy on a bank loan for people who start a new unit. The programme was sanctioned to 2025-26: confirm with the portal that it continues.",
    eligibility: `- Adults who start a new unit: projects up to ₹50 lakh in manufacturing or ₹20 lakh in services.
- At least class VIII for projects above ₹10 lakh in manufacturing or ₹5 lakh in services.
- Existing units, and units that have had another government subsidy, are excluded.`,
    benefit: `| Applicant | Subsidy, urban | Subsidy, rural | Own money |
| --- | --- | --- | --- |
| General | 15% | 25% | 10% |
| Special categories | 25% | 35% | 5% |

The bank lends the rest. Ask the portal for the terms of the second loan for units that already run.`,
    howToApply: `Apply on the portal of the Khadi and Village Industries Commission with a project report, Aadhaar and
proof of education. From there the application goes to a bank, which decides on the loan.`,
    link: "https://www.kviconline.gov.in/pmegpeportal/pmegphome/index.jsp",
    facts: ["pmegp-terms"],
    article: "a-detailed-project-report-the-bank-believes",
    event: "scheme-clinic-bhubaneswar",
  },
  {
    slug: "pmfme",
    title: "PM Formalisation of Micro Food Processing Enterprises (PMFME)",
    list: "more",
    kind: "Subsidy on machines",
    upTo: "₹10 lakh",
    forWhom: "Micro food processors",
    businesses: ["make"],
    purposes: ["subsidy"],
    image: {
      src: "/pictures/schemes/pmfme.svg",
      alt: "Jars of pickle and a bag of millet on a shelf, each with a neat label, a small press beside them",
      width: 800,
      height: 450,
    },
    description:
      "A subsidy on machines for micro food processors and their groups. The scheme was planned to 2025-26: confirm with the portal that it continues in your State.",
    eligibility: `- Micro enterprises in food processing, with at least 10% of own money and a bank loan for the rest.
  Confirm with the district resource person which legal forms are accepted.
- Self-help groups, producer organisations and co-operatives.`,
    benefit: `- 35% of the project’s cost, at most ₹10 lakh for one enterprise.
- 35%, at most ₹3 crore, for shared facilities of groups.
- ₹40,000 of seed capital for each member of a self-help group.`,
    howToApply: `Apply on the scheme’s portal. The district resource person named there helps with the application.`,
    link: "https://pmfme.mofpi.gov.in/",
    facts: ["pmfme-terms"],
    article: "a-detailed-project-report-the-bank-believes",
    event: "scheme-clinic-bhubaneswar",
  },
  {
    slug: "startup-india-seed-fund",
    title: "Startup India Seed Fund Scheme (SISFS)",
    list: "more",
    kind: "Grant or debt",
    upTo: "₹20 lakh as a grant, ₹50 lakh as debt",
    forWhom: "Startups up to two years old",
    businesses: ["make", "trade", "serve"],
    purposes: ["subsidy", "loan"],
    image: {
      src: "/pictures/schemes/startup-india-seed-fund.svg",
      alt: "A hand laying a seed into a row of furrows, a circuit board pattern in the soil",
      width: 800,
      height: 450,
    },
    description:
      "Money for a prototype or for the first steps into the market, given through incubators. It was planned for 2021 to 2025: confirm with the portal that incubators still select.",
    eligibility: `- Startups recognised by DPIIT, incorporated not more than two years before they apply, with
  technology in the product, the service or the way it is sold.
- Indian promoters hold at least 51%.
- Not more than ₹10 lakh from other government schemes; seed support is given once.`,
    benefit: `- A grant of up to ₹20 lakh for proof of concept, prototype or product trials, paid by milestones. It
  is not paid back.
- Up to ₹50 lakh for market entry or growth, as a convertible debenture or as debt.`,
    howToApply: `Apply on the portal and choose up to three incubators in order of preference. Each selects by its own
committee. Bring a short plan, the team, and what the money will have proved when it is spent.`,
    link: "https://seedfund.startupindia.gov.in/",
    facts: ["seed-fund-terms", "startup-definition"],
    article: "what-an-investor-reads-first",
  },
];

/** Figures cite facts. The ten of the main list come first, then the further ones, then those of the finder alone. */
export const schemes: SeedEntry<"schemes">[] = [...cards, ...finderSchemes].map((scheme) => ({
  ...scheme,
  terms: terms[scheme.slug],
}));
