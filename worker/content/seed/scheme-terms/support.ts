import type { SchemeTermsInput } from "../../scheme-terms-schema.ts";
import {
  ENTERPRISES,
  lakh,
  MAKERS,
  MAKERS_AND_SERVICES,
  OBTAIN_AN_IEC,
  recognitionRules,
  rule,
  udyamRules,
} from "./rules.ts";

/** Subsidies, grants, incentives, rights and registrations. */
export const supportTerms = {
  "pm-viksit-bharat-rozgar-yojana": {
    short: "PM-VBRY",
    agency: "Ministry of Labour and EPFO",
    purposes: ["hire"],
    status: "open_until",
    closesOn: "2027-07-31",
    rules: [
      {
        id: "baseline",
        source: "pm-vbry-baseline",
        any: [
          [{ question: "epfo", accepts: ["over_1_year"] }],
          [{ question: "team", accepts: ["under_50", "50_or_more"] }],
        ],
        because:
          "For an establishment that EPFO has covered newly, only jobs above 20 employees count, and you will have fewer than 22.",
      },
      rule(
        "epfo",
        "pm-vbry-terms",
        ["epfo", ["over_1_year", "new"]],
        "The incentive is paid through EPFO, and your firm has no EPFO code.",
        {
          fix: {
            text: "Obtain an EPFO code for the establishment.",
            href: "https://unifiedportal-emp.epfindia.gov.in/",
            time: "About a week",
            documents: ["pan", "gstin", "bank_account"],
          },
        },
      ),
      rule(
        "hiring",
        "pm-vbry-terms",
        ["hires", ["1", "2_to_4", "5_or_more"]],
        "The incentive is for additional employees, and you do not plan to hire.",
      ),
      {
        id: "additional",
        source: "pm-vbry-terms",
        any: [
          [{ question: "hires", accepts: ["none", "5_or_more"] }],
          [
            { question: "hires", accepts: ["2_to_4"] },
            { question: "team", accepts: ["under_4", "under_22", "under_50"] },
          ],
        ],
        because: "You must add at least two employees, or five if you have 50 or more.",
        fix: {
          text: "Add two employees, or five if you have 50 or more, and keep them for six months.",
          time: "By 31 July 2027",
        },
      },
    ],
    conditions: [
      { text: "The new employees earn at most ₹1 lakh a month and stay for at least six months." },
      { text: "You file the monthly provident fund return (ECR) on time." },
    ],
    benefit: {
      summary:
        "₹1,000 to ₹3,000 a month for each additional employee, for two years. A person in a first job gets up to ₹15,000.",
      maxPaise: lakh(0.03),
      isRepayable: false,
      tiers: [{ when: [{ question: "sector", accepts: MAKERS }], text: "In manufacturing it is paid for four years." }],
    },
    cost: "Nothing but the provident fund contributions that you owe anyway.",
    apply: {
      by: "nobody",
      url: "https://pmvbry.epfindia.gov.in/",
      steps: [
        "Enter PAN, GSTIN and a bank account linked to the PAN on the scheme’s portal.",
        "Each new employee activates a Universal Account Number by face authentication in the UMANG app.",
        "File the monthly return; the incentive is calculated from it.",
      ],
      documents: ["pan", "gstin", "bank_account", "ecr"],
    },
  },
  "naps-2": {
    short: "NAPS-2",
    agency: "Ministry of Skill Development and Entrepreneurship",
    purposes: ["hire"],
    status: "unconfirmed",
    statusNote: "Confirm with the portal that the scheme continues after 31 March 2026.",
    rules: [
      rule(
        "team",
        "naps-terms",
        ["team", ["under_22", "under_50", "50_or_more"]],
        "An establishment needs at least four people to engage apprentices.",
      ),
    ],
    conditions: [
      { text: "The apprentices are at least 14 years old, 18 in hazardous trades." },
      { text: "You are not a government office or a public sector enterprise." },
      { text: "From 30 people, apprentices must make up 2.5 to 15% of your staff." },
    ],
    benefit: {
      summary: "The government pays the apprentice 25% of the prescribed stipend, at most ₹1,500 a month.",
      maxPaise: lakh(0.015),
      isRepayable: false,
    },
    cost: "The rest of the stipend.",
    apply: {
      by: "applicant",
      url: "https://www.apprenticeshipindia.gov.in/",
      steps: ["Register the establishment on the portal, publish the places and sign the contracts there."],
      documents: ["pan", "gstin", "bank_account"],
    },
  },
  "pm-vishwakarma": {
    short: "PM Vishwakarma",
    agency: "Ministry of MSME",
    purposes: ["handmade_trade"],
    status: "unconfirmed",
    statusNote:
      "Sized for 30 lakh families; check on the portal whether your trade is open before you travel to the centre.",
    rules: [
      rule(
        "trade",
        "vishwakarma-benefits",
        ["sector", ["handmade_trade"]],
        "The scheme is for artisans who work by hand in one of 18 trades.",
      ),
      rule(
        "self-employed",
        "vishwakarma-benefits",
        ["form", ["own_name"]],
        "The scheme is for self-employed artisans, not for firms and groups.",
      ),
      rule(
        "earlier-loan",
        "vishwakarma-benefits",
        ["earlier_loan", ["none", "repaid"]],
        "A loan under PMEGP, SVANidhi or MUDRA of the last five years excludes you until it is repaid; a PMEGP loan always does.",
      ),
    ],
    conditions: [
      { text: "Your trade is one of the 18, such as potter, carpenter, blacksmith, tailor or basket maker." },
      { text: "You are at least 18 years old and the only member of your family in the scheme." },
      { text: "No member of the family is a government employee." },
      { text: "You take no MUDRA or SVANidhi loan before: a running one excludes you." },
    ],
    benefit: {
      summary:
        "Training with ₹500 a day, ₹15,000 for tools, and loans of ₹1 lakh and then ₹2 lakh at 5% without collateral.",
      maxPaise: lakh(2),
      isRepayable: false,
    },
    cost: "Nothing for the training and the tools; 5% interest on the loans.",
    apply: {
      by: "applicant",
      url: "https://pmvishwakarma.gov.in/",
      steps: [
        "Register at a Common Service Centre. The local body, the district and a committee check the application.",
      ],
      documents: ["aadhaar", "bank_account"],
    },
  },
  pmfme: {
    short: "PMFME",
    agency: "Ministry of Food Processing Industries",
    purposes: ["food", "machines"],
    status: "unconfirmed",
    statusNote: "Planned to 2025-26; confirm with the portal that it continues in your State.",
    rules: [
      rule("sector", "pmfme-terms", ["sector", ["food_processing"]], "The subsidy is for food processing only."),
      rule(
        "class",
        "pmfme-terms",
        ["udyam", ["none", "assist", "micro"]],
        "The subsidy is for micro enterprises and groups.",
      ),
    ],
    conditions: [
      { text: "You bring at least 10% of the cost yourself and borrow the rest from a bank." },
      { text: "Your legal form is accepted: ask the district resource person about companies.", certainty: "check" },
    ],
    benefit: {
      summary: "35% of the cost of machines, at most ₹10 lakh.",
      maxPaise: lakh(10),
      isRepayable: false,
      tiers: [
        {
          when: [{ question: "form", accepts: ["group", "cooperative"] }],
          text: "For a group it is 35% up to ₹3 crore for shared facilities, and ₹40,000 of seed capital for each member of a self-help group.",
        },
      ],
    },
    cost: "Your own 10%, and the interest on the loan.",
    apply: {
      by: "applicant",
      url: "https://pmfme.mofpi.gov.in/",
      steps: ["Apply on the portal. The district resource person named there helps with the application."],
      documents: ["aadhaar", "pan", "project_report", "quotations", "bank_statements_12m", "fssai"],
    },
  },
  sclcss: {
    short: "SCLCSS",
    agency: "National SC-ST Hub and NSIC",
    purposes: ["machines"],
    status: "unconfirmed",
    statusNote: "A bank’s notice gives 31 March 2026 as the last day; confirm with the Hub that it was extended.",
    rules: [
      rule(
        "owner",
        "sclcss-terms",
        ["owner", ["sc_st", "sc_st_women"]],
        "At least 51% must be owned by members of Scheduled Castes or Scheduled Tribes.",
      ),
      ...udyamRules("sclcss-terms", ["micro", "small"], "The subsidy is for micro and small enterprises."),
      rule(
        "sector",
        "sclcss-terms",
        ["sector", MAKERS_AND_SERVICES],
        "Traders are excluded; the subsidy is for manufacturing and services.",
      ),
    ],
    conditions: [
      { text: "The machine is new and bought on a term loan." },
      { text: "You have no other subsidy for the same machine." },
    ],
    benefit: { summary: "25% of the price of the machines, at most ₹25 lakh.", maxPaise: lakh(25), isRepayable: false },
    cost: "The interest on the term loan.",
    apply: {
      by: "lender",
      url: "https://www.scsthub.in/content/special-credit-linked-capital-subsidy-scheme",
      steps: ["Ask the bank that gives the term loan to claim the subsidy on the Hub’s portal."],
      documents: ["udyam", "caste_certificate", "quotations", "project_report", "bank_account"],
    },
  },
  zed: {
    short: "ZED",
    agency: "Ministry of MSME and Quality Council of India",
    purposes: ["certify"],
    status: "unconfirmed",
    statusNote: "Confirm with the portal that fees are subsidised after 31 March 2026.",
    rules: [
      ...udyamRules(
        "zed-terms",
        ["micro", "small", "medium"],
        "The subsidy is for micro, small and medium enterprises.",
      ),
      rule(
        "sector",
        "zed-terms",
        ["sector", MAKERS],
        "The certificate was made for manufacturers; ask whether services can apply.",
        { certainty: "check" },
      ),
    ],
    benefit: {
      summary:
        "Part of the fee for a Bronze, Silver or Gold certificate: 80% for micro, 60% for small and 50% for medium enterprises are reported.",
      isRepayable: false,
      tiers: [
        {
          when: [{ question: "owner", accepts: ["women", "sc_st_women"] }],
          text: "For enterprises owned by women 100% is reported.",
        },
      ],
    },
    cost: "The rest of the certification fee.",
    apply: {
      by: "applicant",
      url: "https://zed.msme.gov.in/",
      steps: ["Take the pledge on the portal, choose the level and upload the evidence for the assessment."],
      documents: ["udyam", "pan", "gstin"],
    },
  },
  "msme-innovative": {
    short: "MSME Innovative",
    agency: "Ministry of MSME",
    purposes: ["protect_ip", "seed_money"],
    status: "unconfirmed",
    statusNote: "Confirm with the portal that applications are taken after 31 March 2026.",
    rules: udyamRules(
      "innovative-terms",
      ["micro", "small", "medium"],
      "The support is for micro, small and medium enterprises.",
    ),
    conditions: [{ text: "For incubation a host institute takes up your idea." }],
    benefit: {
      summary:
        "Reported amounts: up to ₹1 lakh for an Indian and ₹5 lakh for a foreign patent, ₹10,000 for a trademark, and up to ₹15 lakh for an idea in incubation.",
      maxPaise: lakh(15),
      isRepayable: false,
    },
    cost: "The part of the fees above the support. You pay first and are reimbursed.",
    apply: {
      by: "applicant",
      url: "https://innovative.msme.gov.in/",
      steps: ["Apply on the portal with the granted right, or send the idea to a host institute."],
      documents: ["udyam", "tm_or_patent_filing", "invoice", "bank_account"],
    },
  },
  "nsic-single-point-registration": {
    short: "NSIC registration",
    agency: "National Small Industries Corporation",
    purposes: ["sell_to_government"],
    status: "open",
    rules: [
      ...udyamRules("nsic-terms", ["micro", "small"], "Medium and larger enterprises cannot register."),
      rule("sector", "nsic-terms", ["sector", MAKERS_AND_SERVICES], "Traders cannot register with NSIC."),
      rule(
        "begun",
        "nsic-terms",
        ["age", ["under_1", "under_2", "under_10", "over_10"]],
        "The unit must have begun to produce or to serve.",
      ),
    ],
    benefit: {
      summary:
        "Free tender documents, no earnest money, and up to 25% of an order if you match the lowest price from within 15%.",
      isRepayable: false,
      tiers: [
        {
          when: [{ question: "age", accepts: ["under_1"] }],
          text: "In the first year you get a provisional certificate with a limit of ₹5 lakh.",
        },
      ],
    },
    cost: "A registration fee by turnover and an inspection fee, as shown on the portal. Udyam enterprises have the same advantages in most tenders on GeM without it.",
    apply: {
      by: "applicant",
      url: "https://www.nsicspronline.com/",
      steps: [
        "Apply on the portal and pay the fees. An agency inspects the unit. The certificate is valid for two years.",
      ],
      documents: ["udyam", "pan", "gstin", "financials_3y", "lease_or_title"],
    },
  },
  treds: {
    short: "TReDS",
    agency: "Platforms authorised by the Reserve Bank of India",
    purposes: ["get_paid", "working_capital"],
    status: "open",
    rules: [
      ...udyamRules(
        "treds-directions",
        ["micro", "small", "medium"],
        "Sellers must be micro, small or medium enterprises.",
      ),
      rule(
        "sector",
        "treds-directions",
        ["sector", ENTERPRISES.filter((one) => one !== "street_vending").concat("farm_allied")],
        "Only bills that a company has accepted can be sold, not sales on the street.",
      ),
      rule("buyer", "treds-buyers", ["buyer_platform", ["yes"]], "Your buyer must accept your invoice on a platform.", {
        fix: {
          text: "Ask your buyer on which platform it accepts invoices. Companies with a turnover above ₹250 crore and central public enterprises had to join one by 31 March 2025.",
          href: "https://www.rbi.org.in/Scripts/FAQView.aspx?Id=132",
          time: "A letter to the buyer; registering takes a few days",
          documents: ["udyam", "pan", "bank_account"],
        },
      }),
    ],
    benefit: {
      summary:
        "Cash for an accepted invoice at the best bid, within days, without collateral. If the buyer does not pay, the financier cannot turn to you.",
      isRepayable: false,
    },
    cost: "The discount of the winning bid and the platform’s fees.",
    apply: {
      by: "applicant",
      url: "https://www.rbi.org.in/Scripts/FAQView.aspx?Id=132",
      steps: [
        "Register on the platform that your buyer uses.",
        "Upload the invoice; once it is accepted, choose a bid.",
      ],
      documents: ["udyam", "pan", "bank_account", "invoice", "delivery_proof"],
    },
  },
  "msme-odr-delayed-payments": {
    short: "MSME ODR",
    agency: "Ministry of MSME and the Facilitation Councils",
    purposes: ["get_paid"],
    status: "open",
    rules: [
      rule(
        "class",
        "delayed-payments",
        ["udyam", ["none", "assist", "micro", "small"]],
        "Only micro and small suppliers can file a claim.",
      ),
      rule(
        "udyam",
        "late-registration",
        ["udyam", ["micro", "small", "medium", "larger"]],
        "You need Udyam Registration before you supply.",
        {
          fix: {
            text: "Register on the Udyam portal now. It protects your next supplies; whether it helps with an earlier one is before a larger bench of the Supreme Court.",
            href: "https://udyamregistration.gov.in/",
            time: "About half an hour online",
            documents: ["pan", "aadhaar"],
          },
        },
      ),
      rule(
        "sector",
        "delayed-payments",
        ["sector", [...MAKERS_AND_SERVICES, "farm_allied"]],
        "Traders are outside chapter V of the MSMED Act: wholesale and retail trade cannot claim.",
      ),
      rule(
        "overdue",
        "delayed-payments",
        ["overdue", ["yes"]],
        "The bill is not overdue yet: the buyer has until the agreed day, at most 45 days from acceptance, or 15 days without an agreement.",
        {
          fix: {
            text: "Wait until the last day has passed, then send the buyer a dated reminder.",
            time: "From the day after the last day of payment",
            documents: ["invoice", "delivery_proof"],
          },
        },
      ),
    ],
    benefit: {
      summary:
        "Your bill with compound interest, calculated monthly, at three times the Bank Rate. A buyer who challenges the award first deposits 75%.",
      isRepayable: false,
    },
    cost: "Some Councils charge a small fee; the portal shows it.",
    apply: {
      by: "applicant",
      url: "https://odr.msme.gov.in/",
      steps: [
        "File the claim on the portal. It goes to negotiation, then to conciliation, then to arbitration by the Council.",
      ],
      documents: ["udyam", "purchase_order", "invoice", "delivery_proof"],
    },
  },
  "startup-india-seed-fund": {
    short: "Seed Fund (SISFS)",
    agency: "DPIIT, through incubators",
    purposes: ["seed_money", "start"],
    status: "unconfirmed",
    statusNote: "Planned for 2021 to 2025; confirm with the portal that incubators still select.",
    rules: [
      ...recognitionRules("seed-fund-terms"),
      rule(
        "age",
        "seed-fund-terms",
        ["age", ["not_started", "under_1", "under_2"]],
        "The startup may be at most two years old when it applies.",
      ),
    ],
    conditions: [
      { text: "Technology is part of the product, the service or the way it is sold." },
      { text: "Indian promoters hold at least 51%." },
      { text: "You have had no seed support, and not more than ₹10 lakh from other government schemes." },
    ],
    benefit: {
      summary:
        "A grant up to ₹20 lakh for a proof of concept, and up to ₹50 lakh as convertible debenture or debt for the market.",
      maxPaise: lakh(20),
      isRepayable: false,
    },
    cost: "Nothing for the grant. The debt is paid back or converted.",
    apply: {
      by: "incubator",
      url: "https://seedfund.startupindia.gov.in/",
      steps: ["Apply on the portal and choose up to three incubators. Each selects by its own committee."],
      documents: ["dpiit_certificate", "incorporation", "pitch", "projections", "bank_account"],
    },
  },
  "startup-tax-holiday": {
    short: "Tax holiday",
    agency: "DPIIT, Inter-Ministerial Board",
    purposes: ["save_tax"],
    status: "open",
    rules: [
      ...recognitionRules("startup-tax-holiday"),
      rule("form", "startup-tax-holiday", ["form", ["company", "llp"]], "Only companies and LLPs get the tax holiday."),
      rule(
        "age",
        "startup-tax-holiday",
        ["age", ["not_started", "under_1", "under_2", "under_10"]],
        "The tax holiday falls within the first ten years.",
      ),
      rule(
        "turnover",
        "startup-tax-holiday",
        ["turnover", ["100_crore"]],
        "The turnover may not exceed ₹100 crore in the year of the claim.",
      ),
      rule(
        "certificate",
        "startup-tax-holiday",
        ["board_certificate", ["yes"]],
        "You need the certificate of the Inter-Ministerial Board.",
        {
          fix: {
            text: "Apply for the certificate on the Startup India portal.",
            href: "https://www.startupindia.gov.in/",
            time: "Some months: the Board meets and decides",
            documents: ["dpiit_certificate", "incorporation", "financials_3y", "itr_2y", "pitch"],
          },
        },
      ),
    ],
    conditions: [
      {
        text: "The company was incorporated from 1 April 2016 to 31 March 2030 and not formed by splitting up a business.",
      },
      { text: "The latest Finance Act has not changed a date or a limit: ask your accountant.", certainty: "check" },
    ],
    benefit: {
      summary: "No income tax on the profits of three years in a row out of the first ten.",
      isRepayable: false,
    },
    cost: "Nothing for the certificate; your accountant’s fee.",
    apply: {
      by: "applicant",
      url: "https://www.startupindia.gov.in/",
      steps: [
        "Apply for the certificate of the Board.",
        "Claim the deduction under section 140 in the return of each year that you choose.",
      ],
      documents: ["dpiit_certificate", "incorporation", "financials_3y", "itr_2y", "pitch"],
    },
  },
  "startup-ip": {
    short: "Patent and trademark rebates",
    agency: "DPIIT and the Patent Office (CGPDTM)",
    purposes: ["protect_ip"],
    status: "unconfirmed",
    statusNote: "The lower fees are in the rules. Confirm until when the government pays the facilitator.",
    rules: [
      {
        id: "applicant",
        source: "startup-ip-terms",
        any: [
          [{ question: "recognition", accepts: ["yes"] }],
          [{ question: "form", accepts: ["own_name"] }],
          [{ question: "udyam", accepts: ["micro", "small"] }],
        ],
        because: "Lower fees are for recognised startups, individuals and small enterprises.",
      },
    ],
    benefit: {
      summary: "Half the trademark fee: ₹4,500 instead of ₹9,000 for each class online.",
      isRepayable: false,
      tiers: [
        {
          when: [{ question: "recognition", accepts: ["yes"] }],
          text: "As a recognised startup you also pay 80% less for a patent, get a faster examination, and the government pays the facilitator.",
        },
      ],
    },
    cost: "The rest of the official fees.",
    apply: {
      by: "applicant",
      url: "https://www.ipindia.gov.in/",
      steps: [
        "File online and state that you are a startup, an individual or a small enterprise.",
        "Choose a facilitator from the official list if you are a startup.",
      ],
      documents: ["udyam", "dpiit_certificate", "tm_or_patent_filing"],
    },
  },
  rodtep: {
    short: "RoDTEP",
    agency: "DGFT and Customs",
    purposes: ["export"],
    status: "unconfirmed",
    statusNote:
      "Rates were halved on 23 February 2026 and reported to be restored on 1 April 2026; confirm the rate of your tariff line.",
    rules: [
      rule("goods", "rodtep-restored", ["exports", ["goods", "not_yet"]], "Only exports of goods get the refund."),
      rule("iec", "rodtep-restored", ["iec", ["yes"]], "You need an active Importer Exporter Code first.", {
        fix: OBTAIN_AN_IEC,
      }),
    ],
    conditions: [
      { text: "The tariff line is in appendix 4R or 4RE." },
      { text: "You claim it in the shipping bill; later is too late." },
      { text: "Above a threshold you file a yearly return.", certainty: "check" },
    ],
    benefit: {
      summary:
        "A refund of taxes by the notified rate and cap, as an e-scrip that you can use for customs duty or sell.",
      isRepayable: false,
    },
    cost: "Nothing.",
    apply: {
      by: "applicant",
      url: "https://www.dgft.gov.in/",
      steps: [
        "Mark the claim in each shipping bill.",
        "Generate the scrip in the customs portal once the shipment is processed.",
      ],
      documents: ["iec", "shipping_bill", "bank_account"],
    },
  },
  "fund-of-funds-2": {
    short: "Fund of Funds 2.0",
    agency: "DPIIT and SIDBI",
    purposes: ["seed_money"],
    status: "unconfirmed",
    statusNote: "Approved on 13 February 2026; we have not found the first commitments to funds yet.",
    rules: recognitionRules("fund-of-funds-terms"),
    conditions: [{ text: "A fund registered with SEBI that SIDBI backs chooses to invest in you." }],
    benefit: {
      summary:
        "Equity from private funds into which the government puts ₹10,000 crore, for deep tech, early stages and innovative manufacturing.",
      isRepayable: false,
    },
    cost: "Shares in your company.",
    apply: {
      by: "nobody",
      url: "https://www.startupindia.gov.in/",
      steps: ["There is nothing to apply for. Talk to a fund that SIDBI backs; its list is on SIDBI’s site."],
      documents: ["dpiit_certificate", "pitch", "projections"],
    },
  },
  udyam: {
    short: "Udyam Registration",
    agency: "Ministry of MSME",
    purposes: ["start"],
    status: "open",
    isGateway: true,
    rules: [],
    benefit: {
      summary:
        "The free proof that you are a micro, small or medium enterprise. Most schemes ask for it. It needs no renewal.",
      isRepayable: false,
    },
    cost: "Nothing. Ignore sites that ask for money.",
    apply: {
      by: "applicant",
      url: "https://udyamregistration.gov.in/",
      steps: ["Register online with the Aadhaar of the person who signs, the PAN and, if you have one, the GSTIN."],
      documents: ["aadhaar", "pan"],
    },
  },
  "dpiit-recognition": {
    short: "DPIIT recognition",
    agency: "Department for Promotion of Industry and Internal Trade",
    purposes: ["seed_money", "save_tax", "protect_ip"],
    status: "open",
    isGateway: true,
    rules: [],
    benefit: {
      summary:
        "The free registration on which the startup schemes rest, for firms up to ten years old with a turnover up to ₹200 crore.",
      isRepayable: false,
    },
    cost: "Nothing.",
    apply: {
      by: "applicant",
      url: "https://www.startupindia.gov.in/",
      steps: ["Register on the Startup India portal and describe what is new about your product or model."],
      documents: ["incorporation", "pan", "pitch"],
    },
  },
} satisfies Record<string, SchemeTermsInput>;
