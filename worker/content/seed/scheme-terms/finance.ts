import type { SchemeTermsInput } from "../../scheme-terms-schema.ts";
import {
  crore,
  ENTERPRISES,
  lakh,
  MAKERS,
  OBTAIN_AN_IEC,
  recognitionRules,
  rule,
  UP_TO_10_CRORE,
  UP_TO_20_LAKH,
  UP_TO_100_CRORE,
  udyamRules,
} from "./rules.ts";

/** Loans, guarantees and cheaper credit. */
export const financeTerms = {
  cgtmse: {
    short: "CGTMSE",
    agency: "Ministry of MSME and SIDBI",
    purposes: ["machines", "working_capital"],
    status: "open",
    rules: [
      ...udyamRules(
        "cgtmse-ceiling",
        ["micro", "small"],
        "The trust guarantees loans to micro and small enterprises only.",
      ),
      rule(
        "sector",
        "cgtmse-ceiling",
        ["sector", ENTERPRISES],
        "The trust covers manufacturing, services and trade, not farming.",
      ),
      rule(
        "amount",
        "cgtmse-ceiling",
        ["amount", UP_TO_10_CRORE],
        "The trust guarantees at most ₹10 crore for one borrower.",
      ),
      rule("standing", "cgtmse-ceiling", ["standing", ["clear"]], "A borrower in default cannot get the guarantee."),
    ],
    conditions: [
      { text: "The lender is a member of the trust and finds the business viable." },
      { text: "You give no collateral for the part of the loan that is guaranteed." },
    ],
    benefit: {
      summary:
        "A guarantee to your lender on loans up to ₹10 crore: 75% of the loan in general. You owe the whole loan.",
      maxPaise: crore(10),
      isRepayable: true,
      tiers: [
        {
          when: [{ question: "owner", accepts: ["women", "sc_st_women"] }],
          text: "For an enterprise owned by women the guarantee covers 90%.",
        },
        {
          when: [
            { question: "udyam", accepts: ["micro"] },
            { question: "amount", accepts: ["5_lakh"] },
          ],
          text: "For a micro enterprise with a loan up to ₹5 lakh the guarantee covers 85%.",
        },
        {
          when: [{ question: "owner", accepts: ["sc_st"] }],
          text: "For owners from SC or ST a cover of 85% is reported; confirm it with the lender.",
        },
      ],
    },
    cost: "A yearly fee that the lender usually passes on: 0.37% up to ₹10 lakh, 0.55% up to ₹50 lakh, 0.60% up to ₹1 crore, rising to 1.20%, plus GST. Confirm it with the lender.",
    apply: {
      by: "lender",
      url: "https://www.cgtmse.in/",
      steps: [
        "Choose a lender from the trust’s list of members.",
        "Hand in your papers and ask in writing that the loan be considered under CGTMSE.",
        "After the sanction the lender applies to the trust.",
      ],
      documents: [
        "udyam",
        "pan",
        "project_report",
        "itr_2y",
        "gst_returns_12m",
        "bank_statements_12m",
        "financials_3y",
      ],
    },
  },
  "collateral-free-20-lakh": {
    short: "Loans up to ₹20 lakh without collateral",
    agency: "Reserve Bank of India",
    purposes: ["working_capital", "machines"],
    status: "open",
    rules: [
      ...udyamRules(
        "collateral-free-20-lakh",
        ["micro", "small"],
        "The rule protects micro and small enterprises only.",
      ),
      rule(
        "amount",
        "collateral-free-20-lakh",
        ["amount", UP_TO_20_LAKH],
        "The rule ends at ₹20 lakh; a bank may go to ₹25 lakh by its own policy.",
      ),
    ],
    conditions: [
      { text: "The lender is a commercial bank, not a regional rural bank." },
      { text: "The loan is sanctioned or renewed on or after 1 April 2026." },
    ],
    benefit: {
      summary:
        "A bank may not ask you for collateral for a loan up to ₹20 lakh. Gold or silver that you offer freely is allowed.",
      maxPaise: lakh(20),
      isRepayable: true,
    },
    cost: "Nothing: it is your right. The bank sets the interest.",
    apply: {
      by: "nobody",
      url: "https://www.rbi.org.in/",
      steps: [
        "Apply for the loan at your bank.",
        "If the branch asks for collateral, quote the Lending to MSME Sector (Amendment) Directions, 2026, of 9 February 2026.",
      ],
      documents: ["udyam", "pan", "aadhaar", "bank_statements_12m", "itr_2y"],
    },
  },
  "pm-mudra-yojana": {
    short: "MUDRA",
    agency: "Department of Financial Services and MUDRA",
    purposes: ["start", "working_capital", "machines", "handmade_trade", "food"],
    status: "open",
    rules: [
      rule("amount", "mudra-categories", ["amount", UP_TO_20_LAKH], "MUDRA loans end at ₹20 lakh."),
      rule(
        "standing",
        "mudra-categories",
        ["standing", ["clear"]],
        "An applicant in default with any lender is refused.",
      ),
    ],
    conditions: [{ text: "The income comes from outside farming; dairy, poultry and similar work count." }],
    benefit: {
      summary:
        "A loan without collateral: Shishu up to ₹50,000, Kishor up to ₹5 lakh, Tarun up to ₹10 lakh, Tarun Plus up to ₹20 lakh.",
      maxPaise: lakh(20),
      isRepayable: true,
      tiers: [
        {
          when: [{ question: "amount", accepts: ["20_lakh"] }],
          text: "A first loan ends at ₹10 lakh. More is only for borrowers who have repaid a Tarun loan.",
        },
        {
          when: [{ question: "sector", accepts: ["handmade_trade"] }],
          text: "Apply for PM Vishwakarma first: a running MUDRA loan excludes you from it.",
        },
      ],
    },
    cost: "The interest, which the lender sets.",
    apply: {
      by: "applicant",
      url: "https://www.jansamarth.in/",
      steps: ["Apply at a bank, microfinance institution or finance company, or on the JanSamarth portal."],
      documents: ["aadhaar", "pan", "quotations", "bank_statements_12m"],
    },
  },
  "eclgs-5": {
    short: "ECLGS 5.0",
    agency: "Department of Financial Services and NCGTC",
    purposes: ["working_capital"],
    status: "open_until",
    closesOn: "2027-03-31",
    rules: [
      rule(
        "limit",
        "eclgs-5-terms",
        ["bank_limit", ["yes"]],
        "The scheme adds to a working-capital limit that a bank had given you on 31 March 2026, in a standard account.",
      ),
      rule("amount", "eclgs-5-terms", ["amount", UP_TO_100_CRORE], "The scheme gives at most ₹100 crore."),
      rule(
        "standing",
        "eclgs-5-terms",
        ["standing", ["clear"]],
        "Lenders exclude accounts in trouble (SMA-2 and worse).",
        { certainty: "check" },
      ),
    ],
    conditions: [
      { text: "What you have drawn under the guarantee scheme for exporters is deducted.", certainty: "check" },
    ],
    benefit: {
      summary:
        "More credit from your bank, up to 20% of your highest use from January to March 2026, with a full government guarantee for MSMEs; five years, the first free of principal.",
      maxPaise: crore(100),
      isRepayable: true,
    },
    cost: "No guarantee fee. The bank sets the interest; a cap is reported, so ask for it.",
    apply: {
      by: "lender",
      url: "https://www.ncgtc.in/",
      steps: ["Ask the bank in which you have your limit. It calculates the amount and applies for the guarantee."],
      documents: ["udyam", "bank_statements_12m", "financials_3y"],
    },
  },
  "mutual-credit-guarantee": {
    short: "MCGS-MSME",
    agency: "National Credit Guarantee Trustee Company (NCGTC)",
    purposes: ["machines"],
    status: "until_funds_last",
    statusNote:
      "Open for four years from the guidelines of 2025, or until guarantees of ₹7 lakh crore have been given.",
    rules: [
      ...udyamRules(
        "mcgs-terms",
        ["micro", "small", "medium"],
        "The scheme is for micro, small and medium enterprises.",
      ),
      rule("amount", "mcgs-terms", ["amount", UP_TO_100_CRORE], "The scheme guarantees loans up to ₹100 crore."),
      rule(
        "standing",
        "mcgs-terms",
        ["standing", ["clear"]],
        "A borrower whose loan is non-performing with any lender is refused.",
      ),
    ],
    conditions: [
      {
        text: "Machinery and equipment make up at least 75% of the project’s cost, by the terms of January 2025.",
        certainty: "check",
      },
    ],
    benefit: {
      summary:
        "A guarantee of 60% to your lender on a loan up to ₹100 crore for machinery. Loans up to ₹50 crore run up to eight years.",
      maxPaise: crore(100),
      isRepayable: true,
    },
    cost: "No fee in the year of sanction, then 1.5% for three years and 1% after that; 5% of the loan is deposited at the start.",
    apply: {
      by: "lender",
      url: "https://www.ncgtc.in/",
      steps: [
        "Apply for the loan at a lender that has registered with NCGTC. It enters the sanctioned loan on NCGTC’s portal.",
      ],
      documents: ["udyam", "project_report", "quotations", "financials_3y", "projections", "bank_statements_12m"],
    },
  },
  "credit-guarantee-for-startups": {
    short: "CGSS",
    agency: "DPIIT and NCGTC",
    purposes: ["working_capital", "machines"],
    status: "open",
    rules: [
      ...recognitionRules("cgss-terms"),
      rule(
        "revenue",
        "cgss-terms",
        ["revenue", ["yes"]],
        "The scheme needs steady revenue, shown by audited monthly statements of 12 months.",
      ),
      rule(
        "amount",
        "cgss-terms",
        ["amount", [...UP_TO_10_CRORE, "20_crore"]],
        "The scheme guarantees at most ₹20 crore for one borrower.",
      ),
      rule(
        "standing",
        "cgss-terms",
        ["standing", ["clear"]],
        "A startup in default with a lender or an investor is refused.",
      ),
    ],
    conditions: [{ text: "The lender or debt fund is a member of the scheme." }],
    benefit: {
      summary: "A guarantee to your lender on loans and venture debt up to ₹20 crore: 85% up to ₹10 crore, 75% above.",
      maxPaise: crore(20),
      isRepayable: true,
    },
    cost: "A guarantee fee of 2% a year, 1% in the 27 Champion Sectors.",
    apply: {
      by: "lender",
      url: "https://www.startupindia.gov.in/content/sih/en/credit-guarantee-scheme-for-startups.html",
      steps: ["Approach a bank, finance company or venture debt fund that is a member. It applies on NCGTC’s portal."],
      documents: ["dpiit_certificate", "financials_3y", "projections", "bank_statements_12m", "board_resolution"],
    },
  },
  "niryat-protsahan": {
    short: "Niryat Protsahan",
    agency: "Department of Commerce and DGFT",
    purposes: ["export", "working_capital"],
    status: "open",
    statusNote:
      "A pilot within the Export Promotion Mission to 2030-31; its terms are reviewed in March and September.",
    rules: [
      rule(
        "exports",
        "niryat-protsahan-terms",
        ["exports", ["goods", "not_yet"]],
        "The scheme is for exporters of goods.",
      ),
      ...udyamRules(
        "niryat-protsahan-terms",
        ["micro", "small", "medium"],
        "The scheme is for micro, small and medium enterprises.",
      ),
      rule("iec", "niryat-protsahan-terms", ["iec", ["yes"]], "You need an active Importer Exporter Code first.", {
        fix: OBTAIN_AN_IEC,
      }),
      rule(
        "standing",
        "niryat-protsahan-terms",
        ["standing", ["clear"]],
        "The benefit ends on the day on which the account becomes non-performing.",
      ),
    ],
    conditions: [
      { text: "The six-digit tariff line of your goods is on DGFT’s positive list; deemed exports are excluded." },
      { text: "You generate the Unique Identification Number on DGFT’s portal before the loan is disbursed." },
    ],
    benefit: {
      summary:
        "2.75% a year off the interest on rupee export credit (the rate at the launch), up to ₹50 lakh a financial year, and a guarantee on up to ₹10 crore.",
      maxPaise: lakh(50),
      isRepayable: false,
      tiers: [
        {
          when: [{ question: "udyam", accepts: ["micro", "small"] }],
          text: "The guarantee covers up to 85% for a micro or small exporter.",
        },
        {
          when: [{ question: "udyam", accepts: ["medium"] }],
          text: "The guarantee covers up to 65% for a medium exporter.",
        },
      ],
    },
    cost: "Nothing for the interest support. The guarantee has a fee; ask your bank.",
    apply: {
      by: "applicant",
      url: "https://www.dgft.gov.in/",
      steps: [
        "Check your tariff line on the positive list.",
        "Generate the number (UIN) on DGFT’s portal before the loan is disbursed.",
        "Give it to your bank, which lowers the interest and claims the support back.",
      ],
      documents: ["iec", "udyam", "purchase_order", "bank_account"],
    },
  },
  "pm-svanidhi": {
    short: "PM SVANidhi",
    agency: "Ministry of Housing and Urban Affairs",
    purposes: ["start", "working_capital"],
    status: "open_until",
    closesOn: "2030-03-31",
    rules: [rule("sector", "svanidhi-terms", ["sector", ["street_vending"]], "The loans are for street vendors only.")],
    conditions: [{ text: "You have a certificate of vending, or a letter of recommendation of the urban local body." }],
    benefit: {
      summary:
        "Three loans in turn of ₹15,000, ₹25,000 and ₹50,000 with a 7% interest subsidy, cashback up to ₹1,600 and a RuPay credit card after the second loan.",
      maxPaise: 5_000_000,
      isRepayable: false,
    },
    cost: "The interest less the subsidy of 7%.",
    apply: {
      by: "applicant",
      url: "https://pmsvanidhi.mohua.gov.in/",
      steps: ["Apply on the portal, at a bank or with the help of the urban local body."],
      documents: ["aadhaar", "vending_certificate", "bank_account"],
    },
  },
  aif: {
    short: "AIF",
    agency: "Ministry of Agriculture and Farmers Welfare",
    purposes: ["farm_linked", "food"],
    status: "unconfirmed",
    statusNote: "Confirm that new loans are sanctioned after 2025-26; the interest support itself runs to 2032-33.",
    rules: [
      rule(
        "sector",
        "aif-terms",
        ["sector", ["agri_infrastructure"]],
        "The fund supports storage, sorting, drying, other primary processing and cold chains for farm produce. If that is what you plan, change your answer to “Store, sort, dry or cool farm produce”.",
      ),
    ],
    conditions: [
      {
        text: "You are a farmer, a producer organisation, a self-help group, a co-operative, an agri-entrepreneur or a startup.",
      },
    ],
    benefit: {
      summary:
        "3% a year off the interest on loans up to ₹2 crore for seven years, and the guarantee fee is paid for you.",
      maxPaise: crore(2),
      isRepayable: false,
    },
    cost: "The rest of the interest. The government pays the guarantee fee.",
    apply: {
      by: "applicant",
      url: "https://agriinfra.dac.gov.in/",
      steps: ["Register on the portal with a project report, and choose the bank that is to lend."],
      documents: ["aadhaar", "pan", "project_report", "quotations", "lease_or_title", "bank_account"],
    },
  },
  pmegp: {
    short: "PMEGP",
    agency: "Ministry of MSME and KVIC",
    purposes: ["start"],
    status: "unconfirmed",
    statusNote: "Sanctioned for 2021-22 to 2025-26; confirm with the portal that it continues.",
    rules: [
      rule("new-unit", "pmegp-terms", ["age", ["not_started"]], "The subsidy is for units that have not started yet."),
      {
        id: "project",
        source: "pmegp-terms",
        certainty: "check",
        any: [
          [
            { question: "sector", accepts: MAKERS },
            { question: "amount", accepts: [...UP_TO_20_LAKH, "50_lakh"] },
          ],
          [
            { question: "sector", accepts: ["services", "trade", "farm_allied", "agri_infrastructure"] },
            { question: "amount", accepts: UP_TO_20_LAKH },
          ],
        ],
        because: "Projects up to ₹50 lakh in manufacturing or ₹20 lakh in services are supported.",
      },
    ],
    conditions: [
      { text: "You are at least 18 years old." },
      {
        text: "You have passed class VIII, if the project costs more than ₹10 lakh in manufacturing or ₹5 lakh in services.",
      },
      { text: "The unit has had no other government subsidy." },
    ],
    benefit: {
      summary: "A subsidy of 15 to 35% of the project on a bank loan.",
      maxPaise: lakh(17.5),
      isRepayable: false,
      tiers: [
        {
          when: [{ question: "owner", accepts: ["others"] }],
          text: "For you it is 15% in a town and 25% in a village; you bring 10% yourself.",
        },
        {
          when: [{ question: "owner", accepts: ["women", "sc_st", "sc_st_women"] }],
          text: "For you it is 25% in a town and 35% in a village; you bring 5% yourself.",
        },
      ],
    },
    cost: "Your own money of 5 or 10%, and the interest on the loan.",
    apply: {
      by: "applicant",
      url: "https://www.kviconline.gov.in/pmegpeportal/pmegphome/index.jsp",
      steps: ["Apply on the portal of the Khadi and Village Industries Commission. A bank decides on the loan."],
      documents: ["aadhaar", "pan", "project_report", "quotations", "caste_certificate"],
    },
  },
} satisfies Record<string, SchemeTermsInput>;
