import type { SeedEntry } from "../collections.ts";

type Fact = SeedEntry<"facts">;
type Reading = Pick<Fact, "readOn" | "method" | "nextCheckOn">;

const READ_ON = "2026-11-23";
const COPY: Reading = { readOn: READ_ON, method: "copy", nextCheckOn: "2027-02-21" };
const REPORT: Reading = { readOn: READ_ON, method: "report", nextCheckOn: "2027-02-21" };
const UNREAD: Reading = { readOn: READ_ON, method: "unread", nextCheckOn: "2026-12-23" };
/** A scheme whose continuation nobody has announced yet. */
const OPEN_QUESTION: Reading = { readOn: READ_ON, method: "report", nextCheckOn: "2026-12-23" };

const CGTMSE = {
  title: "CGTMSE, circular on ceiling, cover and fees",
  number: "250/2024-25",
  url: "https://www.cgtmse.in/",
};
const STARTUP_NOTIFICATION = {
  title: "DPIIT, definition of a startup",
  number: "notification of 4 February 2026, PIB release 2224069",
  url: "https://www.pib.gov.in/PressReleasePage.aspx?PRID=2224069",
};
const MSMED_ACT = {
  title: "Micro, Small and Medium Enterprises Development Act, 2006",
  url: "https://www.indiacode.nic.in/",
};
const COMPANIES_ACT = { title: "Companies Act, 2013", url: "https://www.mca.gov.in/" };
const GFR = { title: "Department of Expenditure, General Financial Rules, 2017", url: "https://doe.gov.in/" };

export const facts: Fact[] = [
  {
    slug: "udyam-limits",
    statement: "Investment and turnover limits of micro, small and medium enterprises since 1 April 2025",
    value: "Micro ₹2.5 crore and ₹10 crore, small ₹25 crore and ₹100 crore, medium ₹125 crore and ₹500 crore",
    validFrom: "2025-04-01",
    source: { title: "Ministry of MSME, limits", number: "S.O. 1364(E) of 21 March 2025", url: "https://msme.gov.in/" },
    ...REPORT,
  },
  {
    slug: "udyam-upward-change",
    statement: "An enterprise that moves up a class keeps the non-tax benefits of its former class",
    value: "Three years from the date of the upward change",
    validFrom: "2022-10-18",
    source: {
      title: "Ministry of MSME, change of class",
      number: "S.O. 4926(E) of 18 October 2022",
      url: "https://msme.gov.in/",
    },
    ...REPORT,
  },
  {
    slug: "cgtmse-ceiling",
    statement: "The trust guarantees loans to micro and small enterprises up to this amount per borrower",
    value: "₹10 crore, before that ₹5 crore",
    validFrom: "2025-04-01",
    source: CGTMSE,
    ...REPORT,
  },
  {
    slug: "cgtmse-cover",
    statement: "Share of the amount in default that the guarantee covers",
    value: "75% in general, 85% for micro enterprises up to ₹5 lakh, 90% for enterprises owned by women",
    validFrom: "2025-04-01",
    source: CGTMSE,
    ...REPORT,
  },
  {
    slug: "cgtmse-fee",
    statement: "Yearly guarantee fee by the size of the credit facility",
    value:
      "0.37% up to ₹10 lakh, 0.55% up to ₹50 lakh, 0.60% up to ₹1 crore, 0.85% up to ₹2 crore, 1% up to ₹5 crore, 1.10% up to ₹8 crore, 1.20% up to ₹10 crore, plus GST",
    validFrom: "2025-04-01",
    source: CGTMSE,
    ...REPORT,
  },
  {
    slug: "collateral-free-20-lakh",
    statement: "Banks may not accept collateral for loans to micro and small enterprises up to this amount",
    value:
      "₹20 lakh, up to ₹25 lakh by the bank’s own policy, for loans sanctioned or renewed on or after 1 April 2026",
    validFrom: "2026-04-01",
    source: {
      title: "Reserve Bank of India, Lending to MSME Sector (Amendment) Directions, 2026",
      number: "press release 2025-2026/2074 of 9 February 2026",
      url: "https://www.rbi.org.in/Scripts/BS_PressReleaseDisplay.aspx",
    },
    ...REPORT,
  },
  {
    slug: "prepayment-charges",
    statement: "Banks may not levy pre-payment charges on floating-rate business loans to micro and small enterprises",
    value: "Loans sanctioned or renewed on or after 1 January 2026; for some lenders up to ₹50 lakh",
    validFrom: "2026-01-01",
    source: {
      title: "Reserve Bank of India, Pre-payment Charges on Loans Directions, 2025",
      url: "https://www.rbi.org.in/",
    },
    ...UNREAD,
  },
  {
    slug: "mudra-categories",
    statement: "Four categories of loans under the Pradhan Mantri MUDRA Yojana",
    value: "Shishu ₹50,000, Kishor ₹5 lakh, Tarun ₹10 lakh, Tarun Plus ₹20 lakh after a repaid Tarun loan",
    source: { title: "MUDRA, offerings", url: "https://www.mudra.org.in/" },
    ...REPORT,
  },
  {
    slug: "vishwakarma-benefits",
    statement: "What PM Vishwakarma gives to artisans in 18 trades",
    value: "₹500 a day in training, ₹15,000 for tools, loans of ₹1 lakh and ₹2 lakh at 5%",
    source: { title: "PM Vishwakarma, scheme guidelines", url: "https://pmvishwakarma.gov.in/" },
    ...OPEN_QUESTION,
  },
  {
    slug: "cgss-terms",
    statement: "Cover and fee of the Credit Guarantee Scheme for Startups",
    value: "Up to ₹20 crore; 85% up to ₹10 crore and 75% above; fee 2% a year, 1% in 27 sectors",
    source: {
      title: "Startup India, Credit Guarantee Scheme for Startups",
      url: "https://www.startupindia.gov.in/content/sih/en/credit-guarantee-scheme-for-startups.html",
    },
    ...UNREAD,
  },
  {
    slug: "startup-definition",
    statement: "Who can be recognised as a startup",
    value: "Ten years and turnover up to ₹200 crore in any year; deep tech 20 years and ₹300 crore",
    validFrom: "2026-02-04",
    source: STARTUP_NOTIFICATION,
    ...REPORT,
  },
  {
    slug: "startup-tax-holiday",
    statement: "The income-tax holiday of startups has its own limits",
    value:
      "100% of profits in three consecutive years of ten; turnover up to ₹100 crore; company or LLP incorporated 1 April 2016 to 31 March 2030",
    source: {
      title: "Income-tax Act, 2025",
      number: "section 140, formerly section 80-IAC",
      url: "https://incometaxindia.gov.in/",
    },
    ...REPORT,
  },
  {
    slug: "mcgs-terms",
    statement: "Terms of the Mutual Credit Guarantee Scheme as approved in January 2025",
    value:
      "60% of loans up to ₹100 crore; machinery at least 75% of the project; fee nil, then 1.5%, then 1%; 5% deposited at the start",
    validFrom: "2025-01-29",
    source: {
      title: "NCGTC, Mutual Credit Guarantee Scheme for MSMEs",
      number: "terms of January 2025",
      url: "https://www.ncgtc.in/",
    },
    ...OPEN_QUESTION,
  },
  {
    slug: "niryat-protsahan-terms",
    statement: "Interest subvention and guarantee of Niryat Protsahan at its launch",
    value: "2.75% a year up to ₹50 lakh; guarantee 85% for micro and small, 65% for medium, on up to ₹10 crore",
    validFrom: "2026-01-02",
    source: {
      title: "DGFT, Export Promotion Mission",
      number: "trade notices 20 and 22/2025-26",
      url: "https://www.dgft.gov.in/",
    },
    ...OPEN_QUESTION,
  },
  {
    slug: "pm-vbry-terms",
    statement: "What PM Viksit Bharat Rozgar Yojana pays",
    value: "Employer ₹1,000 to ₹3,000 a month for two years, manufacturing four; first-time employee up to ₹15,000",
    validFrom: "2025-08-01",
    validTo: "2027-07-31",
    source: { title: "EPFO, questions and answers on PM-VBRY", url: "https://pmvbry.epfindia.gov.in/" },
    ...COPY,
  },
  {
    slug: "pm-vbry-baseline",
    statement: "Jobs are additional above a baseline, which is fixed for newly covered establishments",
    value: "20 employees for establishments newly covered by EPFO",
    validFrom: "2025-08-01",
    validTo: "2027-07-31",
    source: { title: "EPFO, scheme of PM-VBRY", url: "https://pmvbry.epfindia.gov.in/" },
    ...REPORT,
  },
  {
    slug: "procurement-policy",
    statement: "Public procurement from micro and small enterprises",
    value: "25% of yearly purchases, of which 4% SC/ST-owned and 3% women-owned; 358 reserved items; price band of 15%",
    source: {
      title: "Public Procurement Policy for Micro and Small Enterprises Order, 2012",
      number: "as amended in 2018",
      url: "https://msme.gov.in/",
    },
    ...UNREAD,
  },
  {
    slug: "nsic-terms",
    statement: "NSIC Single Point Registration",
    value: "Valid two years; provisional certificate for one year with a limit of ₹5 lakh",
    source: { title: "NSIC, Single Point Registration Scheme", url: "https://www.nsicspronline.com/" },
    ...UNREAD,
  },
  {
    slug: "gem-limits",
    statement: "How a government buyer may order on GeM",
    value: "Direct up to ₹50,000, lowest of three makers up to ₹10 lakh, bid or reverse auction above",
    validFrom: "2024-07-10",
    source: { ...GFR, number: "rule 149, limits of 10 July 2024" },
    ...REPORT,
  },
  {
    slug: "gem-charges",
    statement: "Transaction charge of GeM",
    value: "Nil on orders up to ₹10 lakh, 0.30% from there to ₹10 crore",
    source: { title: "GeM, revenue policy", url: "https://gem.gov.in/" },
    ...UNREAD,
  },
  {
    slug: "gfr-170",
    statement: "MSEs and recognised startups pay no bid security",
    value: "EMD is otherwise 2% to 5% of the estimated value",
    source: { ...GFR, number: "rule 170" },
    ...UNREAD,
  },
  {
    slug: "treds-directions",
    statement: "One Master Direction on TReDS replaces the older guidelines",
    value: "Due diligence of sellers dropped; guarantee cover and insurers allowed; without recourse to the seller",
    validFrom: "2026-06-23",
    source: {
      title: "Reserve Bank of India (Trade Receivables Discounting System) Directions, 2026",
      number: "23 June 2026",
      url: "https://www.rbi.org.in/Scripts/BS_ViewMasDirections.aspx",
    },
    ...REPORT,
  },
  {
    slug: "treds-buyers",
    statement: "Buyers that had to join a TReDS platform",
    value: "Central public enterprises and companies with a turnover above ₹250 crore, by 31 March 2025",
    source: {
      title: "Ministry of MSME, joining of TReDS",
      number: "S.O. 4845(E) of 7 November 2024",
      url: "https://msme.gov.in/",
    },
    ...UNREAD,
  },
  {
    slug: "delayed-payments",
    statement: "Last day of payment and interest on delay for micro and small suppliers",
    value:
      "At most 45 days, 15 without a written term; compound interest at three times the Bank Rate; 75% deposit to challenge an award",
    source: { ...MSMED_ACT, number: "sections 2, 15 to 19, 22 to 24" },
    ...UNREAD,
  },
  {
    slug: "bank-rate",
    statement: "Bank Rate of the Reserve Bank",
    value: "5.50%, left unchanged on 6 February 2026",
    source: {
      title: "Reserve Bank of India, Governor’s statement on monetary policy",
      number: "6 February 2026",
      url: "https://www.rbi.org.in/",
    },
    readOn: "2026-11-24",
    method: "report",
    nextCheckOn: "2026-12-24",
  },
  {
    slug: "disallowance-43b",
    statement: "A sum owed to a micro or small enterprise beyond the time limit is deductible only when paid",
    value: "Section 43B(h) from 2023-24; section 37 of the new Act for tax years from 1 April 2026",
    validFrom: "2023-04-01",
    source: { title: "Income-tax Acts of 1961 and 2025", url: "https://incometaxindia.gov.in/" },
    ...UNREAD,
  },
  {
    slug: "msme-form-1",
    statement: "Companies report dues to micro and small enterprises beyond 45 days",
    value: "Half-yearly, in Form MSME-1",
    validFrom: "2025-03-25",
    source: {
      title: "Ministry of Corporate Affairs, Form MSME-1",
      number: "notification of 25 March 2025",
      url: "https://www.mca.gov.in/",
    },
    ...REPORT,
  },
  {
    slug: "late-registration",
    statement: "Whether a later registration helps with an earlier contract is before a larger bench",
    value: "Referred to three judges on 10 January 2025; no later ruling found",
    source: {
      title: "Supreme Court, NBCC (India) Ltd v. State of West Bengal",
      number: "10 January 2025",
      url: "https://www.sci.gov.in/",
    },
    ...REPORT,
  },
  {
    slug: "limitation-of-claims",
    statement: "Old claims may be conciliated, but the Limitation Act applies to the arbitration",
    value: "Three years for most unpaid bills",
    source: {
      title: "Supreme Court, Sonali Power Equipments v. MSEB",
      number: "17 July 2025",
      url: "https://www.sci.gov.in/",
    },
    ...UNREAD,
  },
  {
    slug: "eclgs-5-terms",
    statement: "Emergency Credit Line Guarantee Scheme 5.0",
    value:
      "100% guarantee for MSMEs, no fee, up to 20% of the peak working capital used in January to March 2026, cap ₹100 crore, five years with one year’s moratorium",
    validFrom: "2026-05-05",
    validTo: "2027-03-31",
    source: {
      title: "Cabinet approves ECLGS 5.0",
      number: "PIB release 2258140 of 5 May 2026",
      url: "https://www.pib.gov.in/PressReleasePage.aspx?PRID=2258140",
    },
    readOn: "2026-11-24",
    method: "copy",
    nextCheckOn: "2026-12-24",
  },
  {
    slug: "pmegp-terms",
    statement: "Subsidy of the Prime Minister’s Employment Generation Programme",
    value: "15% to 35% of the project; up to ₹50 lakh in manufacturing and ₹20 lakh in services; sanctioned to 2025-26",
    validFrom: "2022-05-30",
    source: { title: "KVIC, PMEGP portal", url: "https://www.kviconline.gov.in/pmegpeportal/pmegphome/index.jsp" },
    ...OPEN_QUESTION,
  },
  {
    slug: "pmfme-terms",
    statement: "Subsidy for micro food processing enterprises",
    value: "35%, at most ₹10 lakh; groups at most ₹3 crore; ₹40,000 seed capital per SHG member; scheme to 2025-26",
    source: {
      title: "Ministry of Food Processing Industries, reply in the Rajya Sabha",
      number: "12 December 2025",
      url: "https://pmfme.mofpi.gov.in/",
    },
    ...OPEN_QUESTION,
  },
  {
    slug: "seed-fund-terms",
    statement: "Startup India Seed Fund Scheme",
    value: "Grant up to ₹20 lakh, up to ₹50 lakh as convertible debenture or debt; planned for 2021 to 2025",
    source: {
      title: "Startup India Seed Fund Scheme, guidelines",
      number: "notification of 21 January 2021",
      url: "https://seedfund.startupindia.gov.in/",
    },
    ...OPEN_QUESTION,
  },
  {
    slug: "export-proceeds",
    statement: "Time in which the money for an export must reach India, and the declaration of services",
    value: "15 months, 18 if invoiced or settled in rupees; services declared within 30 days of the month’s end",
    validFrom: "2026-10-01",
    source: {
      title: "Reserve Bank of India, FEMA (Export and Import of Goods and Services) Regulations, 2026",
      number: "FEMA 23(R)/2026-RB of 13 January 2026",
      url: "https://website.rbi.org.in/web/rbi/-/notifications/foreign-exchange-management-export-and-import-of-goods-and-services-regulations-2026",
    },
    readOn: "2026-11-24",
    method: "copy",
    nextCheckOn: "2027-02-22",
  },
  {
    slug: "rodtep-cut",
    statement: "RoDTEP rates were halved, but not for chapters 1 to 24",
    value: "50% of the notified rates and caps from 23 February 2026",
    validFrom: "2026-02-23",
    validTo: "2026-03-31",
    source: {
      title: "DGFT, rationalisation of RoDTEP rates",
      number: "60/2025-26 and corrigendum S.O. 1124(E)",
      url: "https://www.dgft.gov.in/",
    },
    readOn: "2026-11-24",
    method: "copy",
    nextCheckOn: "2026-12-24",
  },
  {
    slug: "rodtep-restored",
    statement: "DGFT told exporters that full RoDTEP rates would apply again",
    value: "From 1 April 2026, as the exporters’ federation FIEO reported on 7 March 2026",
    validFrom: "2026-04-01",
    source: { title: "DGFT, RoDTEP schedules", number: "appendices 4R and 4RE", url: "https://www.dgft.gov.in/" },
    readOn: "2026-11-24",
    method: "report",
    nextCheckOn: "2026-12-24",
  },
  {
    slug: "courier-cap",
    statement: "The cap on the value of a courier export consignment was removed",
    value: "Before that ₹10 lakh",
    validFrom: "2026-04-01",
    source: {
      title: "Cabinet and customs, courier exports",
      number: "PIB release of 31 March 2026",
      url: "https://www.pib.gov.in/",
    },
    ...COPY,
  },
  {
    slug: "iec-rules",
    statement: "Importer Exporter Code",
    value: "Fee ₹500; to be confirmed or updated from April to June of each year",
    source: { title: "DGFT, Importer Exporter Code", url: "https://www.dgft.gov.in/" },
    ...UNREAD,
  },
  {
    slug: "lut-three-months",
    statement: "Under a Letter of Undertaking the goods must leave India in time",
    value: "Three months from the invoice",
    source: { title: "CGST Rules, 2017", number: "rule 96A", url: "https://www.cbic.gov.in/" },
    ...UNREAD,
  },
  {
    slug: "working-capital-turnover-method",
    statement: "Turnover method for working capital limits up to ₹5 crore",
    value: "Need 25% of projected sales, of which the bank finances 20%",
    source: { title: "Reserve Bank of India, Master Direction on lending to MSMEs", url: "https://www.rbi.org.in/" },
    ...UNREAD,
  },
  {
    slug: "private-placement",
    statement: "Allotment and return of a private placement",
    value: "Allotment within 60 days of the money, Form PAS-3 within 15 days",
    source: { ...COMPANIES_ACT, number: "section 42" },
    ...UNREAD,
  },
  {
    slug: "angel-tax",
    statement: "The tax on share premium received by closely held companies has ended",
    value: "From assessment year 2025-26",
    source: {
      title: "Finance (No. 2) Act, 2024",
      number: "section 56(2)(viib)",
      url: "https://incometaxindia.gov.in/",
    },
    ...UNREAD,
  },
  {
    slug: "convertible-notes",
    statement: "Convertible notes of recognised startups",
    value: "₹25 lakh or more from each investor in one tranche; converted or repaid within ten years",
    source: {
      title: "Companies (Acceptance of Deposits) Rules, 2014",
      number: "rule 2(1)(c)(xvii)",
      url: "https://www.mca.gov.in/",
    },
    ...UNREAD,
  },
  {
    slug: "small-company",
    statement: "Limits of a small company under the Companies Act",
    value: "Paid-up capital up to ₹10 crore and turnover up to ₹100 crore",
    validFrom: "2025-12-01",
    source: { ...COMPANIES_ACT, number: "limits in force since 1 December 2025" },
    ...REPORT,
  },
  {
    slug: "corporate-laws-bill",
    statement: "A bill would raise the limits of a small company",
    value: "₹20 crore and ₹200 crore; introduced on 23 March 2026 and referred to a joint committee",
    source: {
      title: "Corporate Laws (Amendment) Bill, 2026",
      number: "Bill 85 of 2026",
      url: "https://www.mca.gov.in/",
    },
    readOn: "2026-11-24",
    method: "copy",
    nextCheckOn: "2026-12-24",
  },
  {
    slug: "company-deadlines",
    statement: "First meetings and filings of a private company",
    value:
      "First board meeting and auditor 30 days, certificates two months, INC-20A 180 days, first AGM nine months after the year",
    source: { ...COMPANIES_ACT, number: "sections 10A, 56, 96, 139, 173" },
    ...UNREAD,
  },
  {
    slug: "trademark-fees",
    statement: "Fee of a trademark application online, per class",
    value: "₹4,500 for individuals, startups and small enterprises, ₹9,000 for others",
    source: { title: "Trade Marks Rules, 2017", url: "https://www.ipindia.gov.in/" },
    ...UNREAD,
  },
];
