import type { SeedEntry } from "../collections.ts";

export const articles: SeedEntry<"articles">[] = [
  {
    slug: "your-first-export-from-iec-to-the-first-shipment",
    title: "Your first export: from IEC to the first shipment",
    excerpt:
      "Five questions to settle before the goods are packed: the code, the papers, the Incoterm, the payment term and the proof, with a checklist for the first shipment.",
    inShort: [
      "May I sell it? Look up the HS code in DGFT’s schedule, and renew the IEC between April and June.",
      "What is it called? The six-digit code decides incentives here and duty there; have the buyer confirm it in writing.",
      "Who pays which cost? Write the Incoterm with its place: FCA for containers and air, FOB for sea cargo.",
      "How will I be paid? Begin with an advance or a letter of credit; the money must be in India within 15 months.",
      "Which paper proves it? Same weights, marks and code in every document, and RoDTEP claimed in the shipping bill.",
    ],
    fullContent: `A first export looks like forty documents. It is really five questions: may I sell it, what is it
called, who pays which cost, how will I be paid, and which paper proves it? Settle them in that order, before the
goods are packed.

## The registrations

- **IEC.** The Importer Exporter Code from [DGFT](https://www.dgft.gov.in/) is based on your PAN and is applied for
  online; the fee is ₹500. It does not expire, but you must confirm or update it on the portal between April and June
  every year, or it is deactivated. An exporter of services generally needs it only to claim a benefit under the
  Foreign Trade Policy.
- **GST.** As a rule an exporter of taxable goods registers whatever the turnover.
- **AD code.** Your bank branch that deals in foreign exchange (the authorised dealer) gives this code. Register it on
  [ICEGATE](https://www.icegate.gov.in/), the customs portal, before the first shipping bill; ask your customs broker
  whether one registration covers all the ports you will use. Register your account for incentives there too.
- **RCMC.** Membership of the export promotion council for your product is needed for some benefits.
- **LUT.** Exports are zero-rated. With a Letter of Undertaking (form GST RFD-11, filed on
  [gst.gov.in](https://www.gst.gov.in/) for each financial year, before the first export) you ship without paying IGST
  and claim back unused input credit. Otherwise you pay IGST and claim a refund. Under an LUT the goods must leave
  India within three months of the invoice.

## The HS code decides more than duty

The first six digits of the Harmonised System code are common to the world; India uses eight. Cotton kitchen towels
that are not terry, for instance, fall under 6302 91. From the code you read:

- whether export is free, restricted or prohibited in DGFT’s schedule;
- the rates of duty drawback and RoDTEP. RoDTEP rates were halved on 23 February 2026 for most products, but not for
  chapters 1 to 24; exporters were told that the full rates would apply again from 1 April 2026. Use the rate notified
  on the date of your shipping bill;
- the duty at the other end, and whether a trade agreement lowers it against a certificate of origin.

DGFT’s [Trade Connect platform](https://www.trade.gov.in/) helps with the last. Ask the buyer to confirm the code,
labelling and testing rules in their country by email. A wrong code costs you penalties in India and costs
your buyer duty abroad.

## Incoterms: where your cost and risk end

An Incoterm (the current set is Incoterms 2020) must be written with a place: “FCA Nhava Sheva”, not “FCA”. Four cover
most first shipments:

- **EXW:** the buyer collects. It looks easy, but export clearance formally falls on a foreigner. Avoid it.
- **FCA:** you clear for export and hand over to the carrier. Best for containers and air.
- **FOB:** risk passes when the goods are on board the ship. Made for sea cargo, often used loosely.
- **CIF:** you also pay freight and insurance to the port named, for at least 110% of the price, although risk still
  passes on loading.

A worked price, from an invented weaver in Panipat:

| Step | Amount | Price so far |
| --- | --: | --: |
| Goods, export-packed at the factory | ₹8,00,000 | ₹8,00,000 (EXW) |
| Truck to port, customs agent, terminal charges | ₹45,000 | **₹8,45,000 (FOB)** |
| Sea freight | ₹60,000 | ₹9,05,000 |
| Insurance | ₹5,000 | **₹9,10,000 (CIF)** |

A buyer who asks for CIF at your FOB price wants ₹65,000 off. Quote in a currency you can price in, state how long
the offer stands, and ask the bank about a forward contract if the margin is thin.

## Payment terms, from safest to riskiest

1. **Advance**, in full or in part. For a first order, 30 to 50% before production is reasonable.
2. **Letter of credit**, confirmed if the bank or country is doubtful. Banks pay against documents, not goods, so one
   wrong date can stop payment. Read the draft before it is issued. If it is silent, documents must be presented
   within 21 days of shipment and before expiry.
3. **Documents against payment:** the bank hands over papers when the buyer pays.
4. **Documents against acceptance:** the buyer promises to pay later.
5. **Open account:** goods go, money follows. Only for buyers you know, with cover from [ECGC](https://www.ecgc.in/).

Since 1 October 2026 the Reserve Bank’s FEMA (Export and Import of Goods and Services) Regulations, 2026 apply. Export
proceeds must reach India within **15 months** of shipment, or 18 months where the export is invoiced or settled in
rupees. A shipping bill filed electronically serves as your export declaration. Exporters of services now also
declare, within 30 days of the end of the month of the invoice. If money stays out more than a year beyond its due
date, later exports are allowed only against full advance or an irrevocable letter of credit. Tell your bank early if
a payment is slipping; it can extend time for good reason. For rupee export credit at lower interest see
[Niryat Protsahan](/SchemesPage#niryat-protsahan).

## First shipment checklist

**Before accepting the order**

- Buyer checked: website, registration, references, ECGC’s opinion.
- Product permitted, code confirmed, tests and labels known.
- Written contract: quantity, specification, Incoterm with place, payment, date, inspection, law.
- IEC active this year, LUT filed, AD code registered.

**Before dispatch**

- Commercial invoice and packing list with the same weights, marks and HS code.
- On the invoice: “Supply meant for export under bond or letter of undertaking without payment of integrated tax”.
- Purchase order or letter of credit, certificate of origin, test reports, insurance where the term requires it.
- Wood packing treated and stamped (ISPM 15).
- Shipping bill filed by your customs broker, with drawback or RoDTEP claimed in it: it is hard to add later.

**After sailing**

- Bill of lading checked letter by letter; originals held until the payment term is met.
- Documents to the bank within days of sailing, and always inside the period that a letter of credit allows.
- Export invoices reported in GSTR-1 with shipping bill number and port code. A mismatch delays refunds.
- Money matched to the shipping bill, and the bank realisation certificate (e-BRC) made on the DGFT portal.

For samples and small orders, courier and post are simpler. The cap of ₹10 lakh on a courier export consignment was
removed from 1 April 2026. A modest first shipment by courier, paid in advance, teaches most of the above at the price
of a mistake you can afford.
`,
    date: "2026-11-10",
    facts: [
      "export-proceeds",
      "rodtep-cut",
      "rodtep-restored",
      "courier-cap",
      "iec-rules",
      "lut-three-months",
      "cif-insurance",
    ],
    scheme: "niryat-protsahan",
    calculator: "export-price",
    author: "MASA editorial desk",
    image: {
      src: "/pictures/articles/your-first-export-from-iec-to-the-first-shipment.svg",
      alt: "A cargo ship leaving a harbour with stacked containers, a crane on the quay and a string of small document tags along its course",
      width: 800,
      height: 450,
    },
  },
  {
    slug: "paid-in-45-days-what-the-law-gives-a-small-supplier",
    title: "Paid in 45 days: what the law gives a small supplier",
    excerpt:
      "When a bill falls due, what interest runs after that, why your buyer’s tax return cares, and how to claim: the MSMED Act worked through in rupees and dates.",
    inShort: [
      "With a written term the last day is the agreed one, at most 45 days after acceptance; with nothing in writing it is 15.",
      "After that the buyer owes compound interest at three times the Bank Rate, whatever the contract says.",
      "The buyer’s tax deduction may move to a later year, which is your best argument before 31 March.",
      "Claim online through the ODR portal; a buyer who challenges the award deposits 75% first.",
      "Register on Udyam before you take the order, and get every delivery signed and dated.",
    ],
    fullContent: `A small supplier who waits 120 days for a bill is financing a bigger firm free of charge. The law
does not ask you to. If you are a micro or small enterprise, the MSMED Act, 2006 fixes the last day of payment, sets a
heavy rate of interest after it and gives you a council of your own. Since 2023 the Income-tax law has pushed in the
same direction.

## The clock: sections 2 and 15

The Act counts from the **day of acceptance**: the day the goods are actually delivered or the service is rendered,
unless the buyer objects in writing within 15 days.

From that day:

| What you have | Last day of payment |
| --- | --- |
| A written term of credit | The agreed date, at most 45 days after acceptance; an order that says 90 days is read as 45 |
| Nothing in writing | 15 days after acceptance |
| A written objection within 15 days | The clock starts when the objection is removed |

So “45 days for MSMEs” is half the rule. If you have nothing in writing, it is 15.

Who is protected: a micro or small enterprise with a [Udyam registration](/BlogsPage/udyam-registration-and-what-the-2025-limits-mean), as a maker or a service provider. Medium
enterprises are outside sections 15 to 24. So are wholesale and retail traders, by the Ministry’s memorandum of 1
September 2021. The buyer may be anyone, from a ministry to a proprietor. Register before you take the order. Whether
a later registration helps with an earlier contract has been disputed up to the Supreme Court, which referred the
question to a larger bench in January 2025 (NBCC v. State of West Bengal); do not let your claim depend on it.

## The price of delay: section 16

From the day after the due date the buyer owes compound interest with monthly rests at **three times the Bank Rate**
notified by the Reserve Bank, whatever the contract says. Under section 23 the buyer cannot deduct that interest from
taxable income.

A worked example. An invented toolmaker in Pune delivers dies worth ₹8,00,000; they are accepted on 3 January 2026
under a written 45-day term. The last day is 17 February. The buyer pays on 17 August, six months late. Assume a Bank
Rate of 5.50% throughout, so that the rate is 16.5% a year, or 1.375% a month:

₹8,00,000 × (1.01375⁶ − 1) = **₹68,311**.

At the same rate, this is what the delay alone costs the buyer:

| Bill | 30 days late | 60 days late | 90 days late |
| --- | ---: | ---: | ---: |
| ₹1,00,000 | ₹1,375 | ₹2,769 | ₹4,182 |
| ₹5,00,000 | ₹6,875 | ₹13,845 | ₹20,910 |
| ₹10,00,000 | ₹13,750 | ₹27,689 | ₹41,820 |

Thirty days count as one month here. A Bank Rate of 5.50% was in force on 6 February 2026, the last decision that we have
read. Use the Bank Rate of the period concerned, from [rbi.org.in](https://www.rbi.org.in/). Few suppliers collect every
rupee of this interest from a customer they wish to keep. But a letter that states the figure, the section and the
date is usually paid sooner than one that says “kindly expedite”.

## What moves the buyer: the tax rule

Section 43B(h) of the Income-tax Act, 1961, applied from the financial year 2023-24. A sum that is still owed to a micro or
small enterprise after the time limit of section 15 is allowed as a deduction only in the year of actual payment; paying
before the return is filed does not help. For tax years from 1 April 2026 the Income-tax Act, 2025 has replaced the
old Act, and its section 37 carries the rule on.

Take a company that accepts goods worth ₹10,00,000 from a small manufacturer on 20 February 2027.

- **Nothing in writing:** payable by 7 March 2027. Paid on 25 April 2027, the expense moves out of tax year 2026-27
  into 2027-28. At an assumed rate of 25%, ₹2,50,000 of tax falls due a year early.
- **Written 45-day term:** payable by 6 April 2027. Paid on 3 April 2027, the deduction stays in 2026-27, although the
  year had closed.
- **Written 45-day term, but paid late within the same year:** no deduction is lost, though interest is due.

Buyers disclose dues too: audited accounts state them under section 22, and companies with dues beyond 45 days report
them in the half-yearly Form MSME-1. Say politely that your bill will appear there.

## Claiming: section 18 and the portal

1. **Put the file in order:** purchase order, invoice bearing the Udyam number, proof of delivery, emails, ledger,
   and a table of interest by bill.
2. **Send a demand** by email and registered post, giving 15 days.
3. **File** with the Micro and Small Enterprises Facilitation Council of your own State, even if the buyer is
   elsewhere in India. Filing is online through the Ministry’s [ODR portal](https://odr.msme.gov.in/), which has taken
   over from [Samadhaan](https://samadhaan.msme.gov.in/) for new cases in many places; either site points you to the
   right one. The ODR route first offers a guided negotiation, which both sides must agree to.
4. **Conciliation, then arbitration.** If conciliation fails, the Council arbitrates or refers the case to an
   institution. The Act says 90 days. Many Councils take longer, so prepare for that.
5. **The award.** A buyer who wants to challenge it must first deposit 75% of the amount (section 19).

Do not sleep on a claim. In Sonali Power Equipments (July 2025) the Supreme Court held that an old claim may still be
conciliated, but the Limitation Act applies to the arbitration. For most unpaid bills that means three years, unless
the debt was acknowledged in writing or part-paid in time.

## Better than a claim

- **Write the term yourself.** “Payment within 30 days of delivery” on an accepted quotation is worth more than any
  section.
- **Get delivery signed and dated.** Most cases turn on the day of acceptance.
- **Use [TReDS](/SchemesPage#treds)** for large buyers. Central public enterprises, and companies with a turnover above ₹250 crore, were
  required to join by 31 March 2025. Once the buyer accepts an invoice there, financiers bid to discount it, without
  recourse to you.
- **Ask every March** for a signed balance confirmation. It settles the amount and gives evidence of acknowledgement.
- **Be the buyer you want.** The same rules apply when you buy from a smaller unit.

The Act is on [indiacode.nic.in](https://www.indiacode.nic.in/). For a disputed bill above a few lakh rupees, an hour
with a lawyer before filing is money well spent.
`,
    date: "2026-10-06",
    facts: [
      "delayed-payments",
      "bank-rate",
      "disallowance-43b",
      "msme-form-1",
      "late-registration",
      "limitation-of-claims",
      "treds-buyers",
      "bank-rate-history",
    ],
    scheme: "msme-odr-delayed-payments",
    event: "working-capital-day-indore",
    calculator: "delayed-payment-interest",
    author: "MASA editorial desk",
    image: {
      src: "/pictures/articles/paid-in-45-days-what-the-law-gives-a-small-supplier.svg",
      alt: "A large wall calendar with the forty-fifth day ringed, a signed delivery note pinned beside it and rupee coins moving towards a small workshop",
      width: 800,
      height: 450,
    },
  },
  {
    slug: "a-detailed-project-report-the-bank-believes",
    title: "A detailed project report the bank believes",
    excerpt:
      "Fifteen pages, five numbers and one honest weak point. How to write a project report that a credit officer can check line by line, with a worked example.",
    inShort: [
      "Write fifteen pages yourself; put the loan, your own money and the debt service ratio on page one.",
      "Prove each cost with a dated quotation and each rupee of your own with a bank statement.",
      "Show five numbers: DSCR, break-even, debt to equity, current ratio and capacity use.",
      "Lower sales by 10% and 20%, show the year in which the instalment fails, and say what you will do.",
    ],
    fullContent: `A credit officer reads a project report with one question: from which money, and in which month,
will the instalment be paid? Most reports answer another question, how large the market is, in forty borrowed pages. A
report that a bank believes is shorter, is written by the person who will run the unit, and can be checked line by
line.

## What goes in, in fifteen pages

1. **One page first:** who you are, what you will make, project cost, loan asked for, your own money, security or
   guarantee, first-year sales, the debt service ratio.
2. **Promoters:** work done, not adjectives. “Six years as shift supervisor in a moulding plant” is worth more than
   “dynamic entrepreneur”. PAN, net worth and existing loans.
3. **Product and process:** flow from raw material to dispatch, capacity per shift, yield, power load, people by
   skill.
4. **Market:** named buyers. Three letters of intent, two rate contracts or last year’s invoices outweigh any national
   statistic.
5. **Site and approvals:** lease or title, power, consent from the pollution control board where it applies, FSSAI or
   BIS if relevant, with dates.
6. **Cost, finance, projections, risks:** the pages that decide.

## The cost of the project, with proof

Attach a dated quotation, with GST, for each machine; two for the large ones. An invented moulding unit near Raipur:

| Item | Amount |
| --- | --: |
| Machinery and moulds | ₹42,00,000 |
| Electrification and installation | ₹5,00,000 |
| Pre-operative expenses, with interest until production | ₹3,00,000 |
| Contingency | ₹2,50,000 |
| Margin for working capital | ₹7,50,000 |
| **Total** | **₹60,00,000** |

Financed by a term loan of ₹45,00,000 and ₹15,00,000, or 25%, of the promoter’s own money. Show where the
₹15,00,000 lies today, with the bank statement. If part of it is a loan from an uncle, say so. Money that appears a
week before sanction raises more doubt than money that is plainly borrowed.

Two lines are forgotten most often: that interest, and the GST paid on machines, which comes back as credit only as
you sell. Show who funds it until then.

## Working capital is a separate calculation

For limits up to ₹5 crore many banks use the turnover method: working capital need is taken as 25% of
projected yearly sales, of which the bank finances 20% of sales and you bring 5. On sales of ₹1,50,00,000 that
is a limit of ₹30,00,000 and a margin of ₹7,50,000, the figure in the cost above. If your cycle is longer, show it in
days: stock 30, work in process 5, debtors 60, less creditors 25, so money is tied up for 70 days. A bank that asks for
CMA data wants the same facts in its own format.

## The five numbers the bank works out

The first full year of repayment of the same unit, in lakh of rupees, with the loan repaid over six years at about
10.5%:

| Line | ₹ lakh |
| --- | --: |
| Sales | 150.0 |
| Contribution after material, power and other variable costs, 36% | 54.0 |
| Fixed costs, with depreciation 6.0, term loan interest 4.4 and interest on working capital | 42.0 |
| Profit before tax | 12.0 |
| Tax, assumed at 25% | 3.0 |
| **Profit after tax** | **9.0** |
| Principal repaid in the year | 7.5 |

**Debt service coverage ratio (DSCR)** = (profit after tax + depreciation + term loan interest) ÷ (principal +
interest) = (9.0 + 6.0 + 4.4) ÷ (7.5 + 4.4) = 19.4 ÷ 11.9 = **1.63**. Lenders commonly look for an average of about
1.5, and dislike any year below 1.2; each has its own floor.

**Break-even** = fixed costs ÷ contribution rate = 42.0 ÷ 0.36 = ₹116.7 lakh of sales, or 78% of plan. That is
high, and the officer will see it. Better that you see it first.

The other three are **debt to equity** (45 to 15, or 3 to 1), the **current ratio** year by year, and **capacity
use**: 60% in the first year and 75 in the third is believable, 90 in the first is not.

## Test it until it breaks

Now lower sales and leave fixed costs as they are:

| Sales | Contribution | Profit after tax | DSCR |
| --- | --: | --: | --: |
| As planned | 54.0 | 9.0 | **1.63** |
| 10% lower | 48.6 | 4.95 | **1.29** |
| 20% lower | 43.2 | 0.9 | **0.95** |

At 10% lower it is tight, but the loan is served. At 20% lower the instalment is not covered.

Write the last line in the report, followed by your answer: a loan of seven years instead of six, which lifts that
ratio to about 1.04, six months’ moratorium so that the first instalment falls after production starts, the third
operator hired only at 70% capacity, or second-hand auxiliaries. A borrower who shows the weak point and the
remedy looks like a manager. One who shows only growth looks like a salesman.

Plan the first year by month. Yearly figures hide the month in which rent, GST and the first instalment fall together.
End each month with the bank balance; where it turns negative, you have found how much working capital you really
need.

## Before you hand it in

- Every figure appears once and is linked elsewhere; sales, GST and capacity agree.
- Prices and wages carry a source and a date.
- Past figures tie to filed income-tax and GST returns. If sales are to double, the report says which customer does
  it.
- Depreciation, tax and interest follow your form of business: a proprietor, a firm and a company are not taxed alike.
  Have a chartered accountant check this page.
- The security paragraph is plain: collateral, or cover proposed under
  [CGTMSE](/BlogsPage/borrowing-without-collateral-how-a-cgtmse-guarantee-works-at-the-bank).
- If you count on a subsidy, show the DSCR without it too. Subsidies come late, some only as back-ended credit.
- You can explain any page without your consultant in the room. Expect to be asked to.

Model profiles for small units are published by KVIC ([kviconline.gov.in](https://www.kviconline.gov.in/)) and by MSME
Development and Facilitation Offices. Use them for the list of machines, never for the figures. Bring the draft to a [scheme clinic](/events). Applications for
several central credit schemes can be made at [JanSamarth](https://www.jansamarth.in/).

Last, visit a unit of the kind you mean to build, in another city, and ask the owner what the project report got
wrong. Put the answer on page two.
`,
    date: "2026-09-08",
    facts: ["working-capital-turnover-method", "cgtmse-ceiling"],
    scheme: "cgtmse",
    event: "scheme-clinic-bhubaneswar",
    calculator: "dscr-and-break-even",
    author: "MASA editorial desk",
    image: {
      src: "/pictures/articles/a-detailed-project-report-the-bank-believes.svg",
      alt: "A bound report open on a desk, its pages showing a small factory plan, a bar chart and a row of monthly columns under a ruler",
      width: 800,
      height: 450,
    },
  },
  {
    slug: "selling-to-government-gem-the-25-per-cent-policy-and-reading-a-tender",
    title: "Selling to government: GeM, the 25% policy and reading a tender",
    excerpt:
      "What the procurement policy really gives a small maker, where EMD relief ends, and how to read a tender in forty minutes before you price it.",
    inShort: [
      "Central buyers must buy on GeM what GeM offers; registering as a seller is free.",
      "The 25% policy gives free tender papers, no EMD and a price band of 15%, to makers and service providers but not to traders.",
      "Matching the lowest price is an offer, not a duty: decline if it is below your cost.",
      "Read dates and eligibility first, and stop when the answer is no.",
      "Performance security remains: arrange a bank guarantee limit before you bid.",
    ],
    fullContent: `Government buys nearly everything: chairs, catering, software, valves, security guards. It is a
demanding customer with clear rules, and several of the rules favour small makers. The skill lies in choosing the few
tenders you can win and deliver at a profit.

## Where the buying happens

Central ministries and departments must buy goods and services that are available on the [Government
e-Marketplace](https://gem.gov.in/) (GeM) through it, under rule 149 of the General Financial Rules, 2017. Public
enterprises and many States use it too. Under the limits fixed in July 2024:

| Value of the order | How the buyer may choose |
| --- | --- |
| Up to ₹50,000 | Any suitable seller |
| Above ₹50,000, up to ₹10 lakh | The lowest-priced among sellers of at least three manufacturers |
| Above ₹10 lakh | Only after a bid or a reverse auction |

Tenders outside GeM are published on the [Central Public Procurement Portal](https://eprocure.gov.in/) and on State
portals.

Registering on GeM is free. Bring your PAN, GSTIN, Udyam number, bank account and income-tax returns, and check that the
name is spelt the same way in all of them. Since August 2024 GeM takes no transaction charge on orders up to ₹10 lakh, and
0.30% from there to ₹10 crore; other charges can apply as your yearly orders grow, so read the revenue policy
on the site before pricing.

## What the 25% policy gives you

The Public Procurement Policy for Micro and Small Enterprises Order, 2012, as amended in 2018, binds central
ministries, departments and public enterprises. Its main points:

- At least **25%** of yearly purchases by value from micro and small enterprises (MSEs), within which 4% is for those owned by SC and ST entrepreneurs and 3% for those owned by women.
- **358 items** reserved for MSEs alone.
- **Tender documents free**, and no earnest money deposit (EMD).
- **A price band:** an MSE within 15% of the lowest bid, where the lowest bidder is not an MSE, may match that
  price and supply up to 25% of the order, shared if several MSEs match. If the order cannot be split, it may
  go to an MSE in full.

The 25% is a target for the buyer across the year, not a share promised in each tender. The policy is for
makers of the goods offered and for service providers: traders and resellers do not get it, and works contracts are
generally treated as outside it. State governments have policies of their own.

A worked example. A public enterprise wants 1,000 vibration sensors for its pumps. A large company quotes ₹10,000
each, the lowest price. Your small unit quotes ₹11,200. The band reaches ₹11,500, so you are asked whether you will
match ₹10,000. If you agree, and no other MSE does, you may get up to 250 sensors, worth ₹25,00,000. If your cost is
₹9,300, take it. If it is ₹10,100, decline. Matching a loss is not a preference.

## EMD, experience and performance security

EMD is usually 2 to 5% of the estimated value. On a ₹50,00,000 tender, the exemption keeps ₹1,00,000 to
₹2,50,000 in your account. Under rule 170 of the same Rules, MSEs as the policy defines them and startups recognised
by DPIIT are exempt. The tender may ask for a signed bid security declaration instead, and a bidder who withdraws can
be suspended from bidding.

Conditions of **past turnover and experience** may be relaxed for MSEs and startups, subject to quality and technical
specifications. This is the buyer’s choice, made tender by tender. On GeM, look for “MSE relaxation” and “Startup
relaxation” on the first page, and upload the proof asked for.

**Performance security is different.** The winner furnishes it, and being an MSE does not remove it. Ask your bank
about a bank guarantee limit before you bid, since the margin ties up cash.

## Reading a tender in forty minutes

Read in this order and stop when the answer is no.

1. **Dates:** pre-bid meeting, last date for queries, closing time. Submit a day early; portals do not forgive.
2. **Eligibility:** turnover, years, similar orders, certificates, local content under the Make in India order. A
   Class-I local supplier generally needs at least 50%.
3. **Specification:** can you meet each line, with a test report? “Equivalent” is a risk unless it is written.
4. **Scope and consignees:** one store, or ninety schools? Freight and installation decide the profit.
5. **Additional terms:** on GeM, the buyer’s own clauses (ATC) at the end hold the surprises.
6. **Money:** payment terms, inspection, damages for delay (0.5% a week up to 10% is common),
   warranty, price variation.
7. **How the winner is chosen:** lowest price, quality and cost, or reverse auction. Set your floor in writing before
   an auction begins.

Doubts go in as written queries before the last date. A clarification published to all bidders becomes part of the
tender; a telephone call does not.

## Pricing it, and getting paid

Make a sheet for each bid: material, labour, packing, freight to every consignee, inspection, the guarantee’s
commission, warranty cost, and interest until payment. For a contract whose taxable value exceeds ₹2.5 lakh, a
government buyer generally deducts GST at source at 2%; it returns through your cash ledger, but later.

On GeM the consignee issues a receipt and acceptance certificate (CRAC), and payment is due within 10 days of it. Most
delays come before the CRAC. Deliver with complete papers, upload the invoice the same day, and call the
consignee by name in the first week. If money is still late, raise an incident on GeM. A micro or small supplier can
also [claim interest under the MSMED Act](/BlogsPage/paid-in-45-days-what-the-law-gives-a-small-supplier).

Begin small. Three orders of ₹2,00,000, delivered on time, teach you the portal, build a rating and cost little if
something goes wrong. Rules move through the Department of Expenditure, [doe.gov.in](https://doe.gov.in/), and what
each ministry bought from MSEs is shown on [sambandh.msme.gov.in](https://sambandh.msme.gov.in/). That second page is
also a list of customers.
`,
    date: "2026-08-11",
    facts: ["gem-limits", "gem-charges", "procurement-policy", "gfr-170"],
    scheme: "nsic-single-point-registration",
    author: "MASA editorial desk",
    image: {
      src: "/pictures/articles/selling-to-government-gem-the-25-per-cent-policy-and-reading-a-tender.svg",
      alt: "A columned public building with a conveyor carrying instruments, chairs and cartons from a row of small workshops to its door",
      width: 800,
      height: 450,
    },
  },
  {
    slug: "what-an-investor-reads-first",
    title: "What an investor reads first",
    excerpt:
      "The data room, the cap table, the unit economics and the term sheet: what an analyst checks in the first hour, with the arithmetic done in rupees.",
    inShort: [
      "Put eight numbered folders in the data room, and the bad news in the eighth.",
      "List every share and every promise of a share; an option pool “in the pre-money” lowers your price.",
      "Show one customer’s margin, payback and life, by cohort, with definitions you can defend.",
      "In the term sheet read liquidation preference, anti-dilution, vetoes and vesting before the valuation.",
      "Keep PAS-3, FC-GPR and demat on the calendar; the money waits for them.",
    ],
    fullContent: `An investor’s first reading is short. Before anyone admires your product, an analyst spends about an
hour deciding whether your company is what you say it is. That hour covers four things: the data room, the cap table,
the unit economics and, if all goes well, the terms. You can prepare each of them.

## The data room: proof, in order

A folder with eight numbered sections beats a link to everything.

1. **Company:** certificate of incorporation, memorandum and articles, [board and shareholder minutes](/BlogsPage/board-basics-for-a-private-company), statutory
   registers, annual filings.
2. **Shares:** every allotment with its resolution, Form PAS-3 and valuation report; share certificates or demat
   statement; option plan.
3. **Money:** audited accounts, monthly management accounts to last month, bank statements, projections with
   assumptions on a separate sheet.
4. **Tax:** income-tax returns, GST returns reconciled with the books, TDS, notices and replies.
5. **Customers:** the ten largest by revenue, contracts, receivables by age.
6. **People:** founders’ agreements, employment letters, PF and ESI, invention assignments.
7. **Intellectual property:** trademarks, domain names, and who owns the code.
8. **Liabilities and disputes:** disputes, loans, guarantees, related-party dealings.

Put the bad news in section 8 yourself. A notice that the investor finds is a different notice from one that you
disclosed. Remove personal data that nobody needs, such as Aadhaar copies and salaries by name, and log who has
access.

## The cap table: who owns what, fully diluted

A cap table lists every share and every right to a share: options granted, the ungranted pool, convertible notes. It
must agree with the register of members and with the filings on [mca.gov.in](https://www.mca.gov.in/). “We promised
our first engineer 2%” belongs in it, or must be settled before the round.

Know the arithmetic. Your invented company has 10,00,000 shares and is offered ₹3 crore at a pre-money value of ₹12
crore.

| Measure | Before the round | After, without a pool | After, with a pool of 10% |
| --- | --: | --: | --: |
| Your shares | 100% | 80% | 70% |
| Investor | 0% | **20%** | **20%** |
| Option pool | 0% | 0% | 10% |
| Price of a share | | **₹120** | **₹105** |
| Value of your shares | | ₹12 crore | ₹10.5 crore |

The post-money value is ₹15 crore, of which the investor holds 3 ÷ 15. At ₹12 crore ÷ 10,00,000 a share costs ₹120, so
the round issues 2,50,000 new shares.

Now the term sheet adds an option pool of 10%, “included in the pre-money”. After the round the investor has
20%, the pool 10 and you 70. Your 10,00,000 shares are 70% of 14,28,571. The price falls to **₹105**,
and your existing shares are valued at ₹10.5 crore, not ₹12 crore. Nothing dishonest happened; one line cost ₹1.5
crore of value. Ask how big a pool the hiring plan needs, and argue from that.

## Unit economics: does one customer make money?

Use definitions that you can defend, net of GST, discounts and returns. A subscription business with invented figures:

| Measure | Figure |
| --- | --: |
| Revenue per customer per month | ₹900 |
| Gross margin after hosting, support and payment charges, 70% | ₹630 |
| Cost to acquire a customer, **including sales salaries** | ₹5,040 |
| Payback, 5,040 ÷ 630 | **8 months** |
| Customers lost each month, 4%; average life | about 25 months |
| Lifetime margin, 630 × 25 | ₹15,750 |
| Lifetime margin to acquisition cost | **3.1 times** |

An investor will then ask for the same by cohort: of the customers who joined in January, how many are left in
December? Averages flatter a growing firm, since new customers have not had time to leave. A maker or trader shows
contribution per unit, days of stock, days to collect, and the share of the largest customer.

## The term sheet: clauses that matter after the valuation

Most of a term sheet is not binding; exclusivity, confidentiality and costs usually are. Read these slowly:

- **Liquidation preference.** Suppose the investor holds 20% for ₹3 crore, with 1x non-participating
  preference. The company is sold for ₹9 crore. The investor takes ₹3 crore, which is more than 20% (₹1.8
  crore). If the preference is *participating*, it is ₹3 crore plus 20% of the remaining ₹6 crore: ₹4.2 crore.
  At a sale for ₹30 crore, the non-participating holder converts and takes ₹6 crore.
- **Anti-dilution.** Broad-based weighted average is usual. “Full ratchet” reprices the whole investment to a later,
  lower price.
- **Reserved matters.** Vetoes over new shares, debt or sale are normal. A veto over hiring and routine spending is
  not.
- **Founder vesting.** Your own shares are earned over, say, four years. Define a “good leaver” with care.
- **Drag-along, tag-along and exit.** Who can force a sale, from when, and at what floor? Look out for a promise that
  the company or the founders will buy back shares at a fixed return; besides the risk, it can offend foreign exchange
  rules when the investor is abroad.
- **Warranties.** Cap your personal liability and limit it in time.

## Indian law behind the round

- Shares are usually issued by private placement under section 42 of the Companies Act, 2013: offer letter PAS-4, a
  separate bank account, allotment within 60 days of the money, and Form PAS-3 within 15 days of allotment. The money
  may not be used until PAS-3 is filed.
- A registered valuer’s report is needed for a preferential issue. The so-called angel tax, section 56(2)(viib) of the
  Income-tax Act, 1961, no longer applies from assessment year 2025-26; the valuation rules of company law and FEMA
  remain.
- An investor from abroad brings in FEMA: sector limits, the pricing rules and Form FC-GPR within 30 days of
  allotment.
- A **convertible note** is open only to a startup recognised by DPIIT, at ₹25 lakh or more from each investor in one
  tranche, converting or repaid within ten years.
- A private company that is not a “small company” must, once its transition time is over, issue shares in demat form
  (rule 9B). Many investors want it in any case.

Recognition, and the schemes that follow from it, are at [startupindia.gov.in](https://www.startupindia.gov.in/);
the [income-tax holiday](/SchemesPage#dpiit-recognition) keeps a turnover limit of its own, ₹100 crore. Pay
a lawyer who has closed rounds before, and pay for the term sheet stage: it is cheaper to change a line there than in
the agreement. Then ask the investor for two founders whose companies did *not* do well, and call both.
`,
    date: "2026-07-14",
    facts: ["private-placement", "angel-tax", "convertible-notes", "startup-definition", "startup-tax-holiday"],
    scheme: "dpiit-recognition",
    event: "nivesh-manthan-mumbai-2027",
    author: "MASA editorial desk",
    image: {
      src: "/pictures/articles/what-an-investor-reads-first.svg",
      alt: "A magnifying glass over a pie divided into ownership shares, with eight numbered folders standing in a row behind it",
      width: 800,
      height: 450,
    },
  },
  {
    slug: "borrowing-without-collateral-how-a-cgtmse-guarantee-works-at-the-bank",
    title: "Borrowing without collateral: how a CGTMSE guarantee works at the bank",
    excerpt:
      "Two routes to a business loan without pledging the house, what the guarantee covers and costs, and what to say and sign at the branch.",
    inShort: [
      "Up to ₹20 lakh a commercial bank may not take collateral from a micro or small enterprise; this needs no guarantee.",
      "Above that, CGTMSE can cover 75 to 90% of the loan, up to ₹10 crore. The lender applies, not you.",
      "It protects the bank: you still owe the whole loan.",
      "Budget the yearly fee: 0.55% plus GST on a loan of ₹40 lakh is about ₹26,000 in the first year.",
      "Write in the application that no collateral is offered, and ask for a refusal in writing.",
    ],
    fullContent: `“We will need property papers” is the sentence at which many loan applications end. It need not be.
For micro and small enterprises there are two separate routes to a loan without collateral, and it helps to know which
one you are on before you sit down with the branch manager.

## First, the rule that needs no guarantee

Under the Reserve Bank’s directions on lending to MSMEs, as amended in February 2026, banks are mandated not to accept
collateral for loans up to ₹20 lakh to micro and small enterprises, where the loan is sanctioned or renewed on or
after 1 April 2026. A bank may stretch this to ₹25 lakh for a unit with a good track record. Gold or silver that you
offer voluntarily does not break the rule. The rule binds scheduled commercial banks; regional rural banks and
NBFCs have their own norms, so ask.

Above that amount the bank may ask for collateral, or it may use a credit guarantee.

## What CGTMSE is, and is not

The Credit Guarantee Fund Trust for Micro and Small Enterprises, set up by the Ministry of MSME and SIDBI, promises a
lender that it will bear a large part of the loss if a covered borrower fails. Since 1 April 2025 the ceiling is ₹10
crore per borrower. New and existing micro and small enterprises in manufacturing, services and trade can be covered;
medium enterprises cannot. Term loans and working capital both qualify.

Three things are often misunderstood:

- **It protects the bank, not you.** If the business fails, you owe the whole amount, and the bank must go on
  recovering it.
- **Nobody can apply to the Trust directly.** The lender sanctions the loan and then takes the cover. An agent selling
  “CGTMSE approval” is selling nothing.
- **Without collateral does not mean without security.** Whatever the loan buys, such as machines, stock and
  receivables, is still charged to the bank. Proprietors, partners and directors are usually asked to sign personally.
  What the guaranteed part may not carry is additional collateral, such as your house, or a third party’s guarantee.

There is a middle way. Under the hybrid model the bank takes collateral for a part of the loan and the Trust covers
the rest. If you own a small plot, this can carry a larger loan than the plot alone would.

## How much is covered, and what it costs

For most borrowers the cover is 75% of the amount in default. It is 85% for micro enterprises with
loans up to ₹5 lakh, and other slabs apply to some groups and regions; women-owned enterprises have 90%. The
Trust charges the lender an annual guarantee fee, and lenders generally pass it on. In the first year it is reckoned on
the facility, later on what is outstanding. The rates since 1 April 2025:

| Credit facility | Fee a year, before GST |
| --- | --: |
| Up to ₹10 lakh | 0.37% |
| Above ₹10 lakh, up to ₹50 lakh | 0.55% |
| Above ₹50 lakh, up to ₹1 crore | 0.60% |
| Above ₹1 crore, up to ₹2 crore | 0.85% |
| Above ₹2 crore, up to ₹5 crore | 1.00% |
| Above ₹5 crore, up to ₹8 crore | 1.10% |
| Above ₹8 crore, up to ₹10 crore | 1.20% |

Some groups get a discount of 10%, among them women and SC/ST entrepreneurs. Ask for the rate and the base in writing;
the current card is at [cgtmse.in](https://www.cgtmse.in/).

A worked example. Kaveri Precision, an invented micro enterprise in Bhubaneswar, borrows ₹40,00,000 for two lathes and
working capital.

| Line | Amount |
| --- | --: |
| Cover at 75% of ₹40,00,000 | ₹30,00,000 |
| Guarantee fee in the first year, 0.55% of ₹40,00,000 | ₹22,000 |
| GST on the fee, 18% | ₹3,960 |
| **Fee with GST** | **₹25,960** |

The fee is reckoned here on the whole facility, as the scheme defines the credit facility. If your lender reckons it on
the guaranteed part only, it is ₹16,500 plus GST.

Now suppose the account fails with ₹32,00,000 outstanding. The Trust’s share is 75%, or ₹24,00,000, paid to the bank in
stages after it has begun legal recovery. What Kaveri’s owner owes the bank is still ₹32,00,000 with interest.
Recoveries are shared between the bank and the Trust.

So the fee buys the bank’s willingness, not your freedom from the debt. Set it against what the alternative costs:
valuation, legal search, mortgage stamp duty, and a family home at risk.

## At the bank

1. **Check the basics.** Udyam certificate current, income-tax and GST returns filed, no overdue loan in any family
   firm. Pull your own credit report first; a forgotten credit card is a poor thing to discover at the counter.
2. **Apply to a member lender.** Most public and private banks are members, as are many small finance banks and NBFCs.
   You can apply at a branch or through [JanSamarth](https://www.jansamarth.in/). Get an acknowledgement with a date.
3. **Carry the file a credit officer needs.** Two to three years’ accounts, twelve months’ bank statements, GST
   returns, quotations for machines, orders in hand and a short [project report](/BlogsPage/a-detailed-project-report-the-bank-believes) with monthly cash
   flow.
4. **Say it in the application.** Write: “Proposed to be covered under CGTMSE; no collateral offered.” It puts the
   question on record.
5. **Read the sanction letter before you sign.** Look at the security clause, the fee, who gives personal guarantees,
   the moratorium and the conditions before disbursement.

On a floating-rate business loan to a micro or small enterprise, sanctioned or renewed on or after 1 January 2026,
commercial banks generally may not levy a pre-payment charge. For some lenders, small finance banks among them, this
holds for loans up to ₹50 lakh. The sanction letter must state the terms.

## If the answer is no

Ask for the reason in writing. Valid reasons are a weak repayment record, a cash flow that does not carry the
instalment, or an activity that the scheme leaves out. These can be repaired or at least understood. “We do not do
CGTMSE here” or “collateral is compulsory” for a loan of ₹15 lakh is not such a reason. Write to the bank’s MSME nodal
officer, whose name is on its website. If there is no proper reply in 30 days, go to the Reserve Bank’s complaint
portal, [cms.rbi.org.in](https://cms.rbi.org.in/). The Ombudsman will not make a commercial decision for a bank, but
can act where a direction was ignored.

Other guarantees exist for other borrowers. Loans under [Mudra](/SchemesPage#pm-mudra-yojana) go up to ₹20 lakh and have a
fund of their own. Recognised startups have the [Credit Guarantee Scheme for
Startups](/SchemesPage#credit-guarantee-for-startups), and larger machinery loans the [Mutual Credit Guarantee
Scheme](/SchemesPage#mutual-credit-guarantee). If you already have a working-capital limit, ask your bank about
[ECLGS 5.0](/SchemesPage#eclgs-5), which is open until 31 March 2027.

Ceilings, cover and fees have changed several times in three years. Confirm the day’s figures with the lender, and
keep the reply.
`,
    date: "2026-06-09",
    facts: [
      "collateral-free-20-lakh",
      "cgtmse-ceiling",
      "cgtmse-cover",
      "cgtmse-fee",
      "prepayment-charges",
      "mudra-categories",
      "cgtmse-discount",
      "gst-on-guarantee-fee",
    ],
    scheme: "cgtmse",
    event: "scheme-clinic-bhubaneswar",
    calculator: "cgtmse-guarantee-fee",
    author: "MASA editorial desk",
    image: {
      src: "/pictures/articles/borrowing-without-collateral-how-a-cgtmse-guarantee-works-at-the-bank.svg",
      alt: "A bank counter with an umbrella of jaali pattern held over a loan paper, and a family house standing apart, untouched",
      width: 800,
      height: 450,
    },
  },
  {
    slug: "board-basics-for-a-private-company",
    title: "Board basics for a private company",
    excerpt:
      "The first meetings with their dates, minutes that stand up years later, the registers to keep, and when an advisory board is worth more than another director.",
    inShort: [
      "Hold the first board meeting and appoint the auditor within 30 days of incorporation.",
      "File INC-20A within 180 days, or the company may not do business.",
      "A small company needs one board meeting in each half of the year, at least 90 days apart.",
      "Write minutes that name what was before the board, the reasons, the decision and who dissented.",
      "An advisory board gives judgement without legal duty; give each adviser a letter.",
    ],
    fullContent: `Two founders who agree on everything rarely see the point of a board meeting. Then a bank asks for a
resolution, an investor asks for minutes, or the founders stop agreeing. Good records cost an hour a quarter.
Rebuilding them costs weeks, and some of them cannot be rebuilt honestly at all.

This note is about a private limited company under the Companies Act, 2013.

## Who is who

**Shareholders** own the company and decide what the Act keeps for them: changing the articles, issuing shares to
outsiders, removing a director. **Directors** run it and owe it duties under section 166, whoever appointed them. In
most small companies these are the same people, and so the papers matter: they show in which capacity somebody
decided.

A private company needs at least two directors, one of whom has stayed in India for 182 days or more in the financial
year, and two shareholders. (A One Person Company has a single member, and may have one director.)

## The first months, with dates

Suppose the company is incorporated on 5 January 2026.

| By | What | Section |
| --- | --- | --- |
| 4 February 2026 | First board meeting, within 30 days | 173 |
| 4 February 2026 | First auditor, appointed by the board within 30 days; if it does not act, the members must | 139(6) |
| 5 March 2026 | Share certificates to the subscribers, within two months, stamp duty paid | 56 |
| 4 July 2026 | Declaration of commencement, Form INC-20A, within 180 days | 10A |
| 31 March 2027 | End of the first financial year, because the company was formed on or after 1 January | 2(41) |
| 31 December 2027 | First annual general meeting, within nine months of that date | 96 |

Until the subscribers have paid for their shares and INC-20A is filed, the company may not do business or borrow.
Missing it can lead to the company being struck off.

The first meeting normally notes the certificate of incorporation, the registered office and the first directors;
takes their disclosures of interest (Form MBP-1) and declarations that they are not disqualified (Form DIR-8);
appoints the auditor; opens the bank account and names the signatories; approves share certificates; and ratifies what
the promoters spent.

## How often, and how

The general rule is four board meetings a year, with no more than 120 days between two. A **small company** has a
lighter one: one meeting in each half of the calendar year, at least 90 days apart. Since 1 December 2025 a small
company is a private company with paid-up capital up to ₹10 crore **and** turnover up to ₹100 crore; holding and
subsidiary companies are outside. A private company that is a recognised startup has the same relief if its annual
filings are up to date. The Corporate Laws (Amendment) Bill, 2026 (Bill 85, introduced on 23 March 2026 and referred to a
joint committee) would raise these limits to ₹20 crore and ₹200 crore; check its status on
[mca.gov.in](https://www.mca.gov.in/).

- **Notice:** seven days in writing, by hand, post or email, with agenda. Shorter notice is allowed for urgent
  business.
- **Quorum:** two directors, or one-third of the board if that is more.
- **Video:** allowed, if people can be identified and the proceedings recorded and stored.
- **Interest:** a director with an interest in a contract says so. In a private company he or she may then take part.
- **Circulation:** routine matters can be approved on paper by a majority, but borrowing, issuing shares, investing
  and approving the accounts need a meeting (section 179).

If an investor’s agreement asks for more meetings than the Act, the agreement governs you too.

## Minutes that stand up

Minutes must be written and entered in the book within 30 days. Under the Institute of Company Secretaries’
Secretarial Standard SS-1, a draft goes to the directors within 15 days and they have seven to comment. Number the
pages, sign, never paste. A useful minute has four parts: what was before the board, the points that weighed, the
decision, and who dissented or stood aside.

Poor: “Loan discussed and approved.”

Better: “The Board considered the sanction letter of 2 May for a term loan of ₹45,00,000 at 10.25%, with
hypothecation of the moulding machine. Ms Rao asked whether the instalment could be met at 80% of planned
sales; the cash-flow table was tabled. RESOLVED that the loan be accepted and that Mr Iyer and Ms Rao sign jointly.
All in favour.”

The second protects you in five years, when nobody remembers.

## The registers

Keep at the registered office, or in electronic form as the rules permit:

- members (MGT-1), and share transfers;
- directors, key managerial personnel and their shareholdings (section 170);
- charges (CHG-7);
- loans, guarantees and investments (MBP-2), and contracts in which directors are interested (MBP-4);
- significant beneficial owners (BEN-3);
- employee stock options (SH-6), if granted;
- minute books of the board and of general meetings, kept apart.

Returns follow events: an allotment is reported in Form PAS-3 within 30 days, or 15 for a private placement; a charge
within 30 days; the accounts (AOC-4) within 30 days and the annual return within 60 days of the annual general
meeting. Late fees run by the day.

## Why an advisory board

A board of directors carries legal duty. An **advisory board** carries none: three to five people, meeting quarterly,
who know what you do not. It suits a company that wants judgement before it wants independent directors, and it is
good practice for [the day an investor reads your papers](/BlogsPage/what-an-investor-reads-first).

Make it real. Give each adviser a one-page letter: twelve months, four meetings, confidentiality, ownership of ideas,
conflicts declared, fee or none. Send two pages beforehand with cash, sales and one hard question. Record what you did
with the answer.

Two cautions. An adviser on whose directions the board habitually acts may be treated as an officer in default, unless
the advice is given in a professional capacity. And do not promise “ESOPs”: the Act allows stock options for employees
and for directors who are neither independent nor, as a rule, promoters. Shares for outside advisers need a different
route and a valuation. Ask your company secretary before the handshake.
`,
    date: "2026-04-21",
    facts: ["company-deadlines", "small-company", "corporate-laws-bill"],
    author: "MASA editorial desk",
    image: {
      src: "/pictures/articles/board-basics-for-a-private-company.svg",
      alt: "A round table seen from above with six chairs, an open minute book in the middle and a shelf of labelled registers along the wall",
      width: 800,
      height: 450,
    },
  },
  {
    slug: "udyam-registration-and-what-the-2025-limits-mean",
    title: "Udyam registration and what the 2025 limits mean",
    excerpt:
      "The limits for micro, small and medium rose on 1 April 2025. How the two tests are counted, what each class may claim, and what to check in your certificate.",
    inShort: [
      "Micro is now up to ₹2.5 crore of investment and ₹10 crore of turnover; small ₹25 crore and ₹100 crore; medium ₹125 crore and ₹500 crore.",
      "You must be within both limits, and exports do not count as turnover.",
      "Registration is free, without agents, and does not expire, but update it every year.",
      "Your class decides about interest on late bills, loans without collateral and tender relief.",
      "Moving up keeps non-tax benefits for three years; moving down counts from the next 1 April.",
    ],
    fullContent: `Udyam is the Government of India’s registration for micro, small and medium enterprises. It is free,
it is done online, and most of what a small business may claim, from a guaranteed loan to interest on a late bill,
begins with the number it gives. On 1 April 2025 the limits that decide your class rose sharply. Many firms now belong
to a lower class than their certificate was first made for, and have never looked.

## The limits since 1 April 2025

The Ministry of MSME’s notification S.O. 1364(E) of 21 March 2025 keeps two tests, and an enterprise must meet both.
The limits apply from 1 April 2025.

| Class | Investment up to | Turnover up to |
| --- | --: | --: |
| Micro | ₹2.5 crore | ₹10 crore |
| Small | ₹25 crore | ₹100 crore |
| Medium | ₹125 crore | ₹500 crore |

The earlier ceilings were ₹1 crore and ₹5 crore for micro, ₹10 crore and ₹50 crore for small, and ₹50 crore and ₹250
crore for medium. Investment means plant and machinery or equipment. Makers and service firms are measured alike. Cross either ceiling and you move up a class; to come
down you must be below both.

## How the two figures are counted

**Investment** is the written-down value of plant, machinery and equipment at the end of the year, as in your
income-tax return, not the price you once paid. Land, buildings, furniture and fittings are left out. A new enterprise
declares its own figure until its first return is filed.

**Turnover** comes from your income-tax and GST records, and exports are left out. All GST registrations under one PAN
count as a single enterprise, so a second branch or a second trade name does not give a second set of limits.

Two worked examples, with invented firms:

- A packaging unit in Raipur has machinery with a written-down value of ₹2.1 crore and a turnover of ₹9.4 crore, all
  in India. Under the old limits it was small on both tests. Now it is micro on both.
- A food processor in Indore has machinery at ₹3.2 crore and a turnover of ₹14 crore, of which ₹5 crore is exported.
  The turnover that counts is ₹9 crore, within the micro ceiling. But ₹3.2 crore is above ₹2.5 crore, so the unit is
  small. One test is enough to move you up.

## Registering, step by step

The only official site is [udyamregistration.gov.in](https://udyamregistration.gov.in/). There is no fee, no renewal
and no agent appointed by the Government. Keep ready:

- the Aadhaar of the proprietor, the managing partner or the karta; for a company, an LLP, a society or a trust, that
  of the authorised signatory, with the entity’s PAN;
- the PAN and, where GST law requires you to be registered, the GSTIN;
- the bank account and IFSC, the address of each unit, the date of commencement and the number of people employed;
- the right NIC codes for what you actually do.

Nothing is uploaded. The portal draws investment and turnover from the tax systems. Take the NIC codes seriously: a
government buyer reads them to see whether you make the thing you are offering or only trade in it. One enterprise may
hold only one registration, though it can list many activities and plants.

A very small unit that is outside GST can start on the [Udyam Assist Platform](https://udyamassist.gov.in/), usually
with its bank’s help. That certificate is treated at par for priority sector lending. Ask before relying on it for
anything else.

## What the number gives, and to whom

- **Credit:** bank loans to registered enterprises count as priority sector lending. For loans to micro and small
  enterprises sanctioned or renewed on or after 1 April 2026, the Reserve Bank has told banks not to take collateral
  up to ₹20 lakh. Above that, a [CGTMSE guarantee](/BlogsPage/borrowing-without-collateral-how-a-cgtmse-guarantee-works-at-the-bank) may take its place.
- **Late payment:** micro and small suppliers can [claim compound interest](/BlogsPage/paid-in-45-days-what-the-law-gives-a-small-supplier) under the MSMED Act,
  2006 and go to a Facilitation Council. Medium enterprises cannot.
- **Government orders:** central ministries and public enterprises must buy at least 25% of their yearly needs
  from micro and small enterprises, with [tender relief](/BlogsPage/selling-to-government-gem-the-25-per-cent-policy-and-reading-a-tender).
- **Fees:** a small enterprise, as the Trade Marks Rules define it, files an application online at ₹4,500 a class,
  against ₹9,000 for a larger firm. Patent fees are reduced too.

Wholesale and retail traders may register, but the Ministry’s memoranda of 2 July and 1 September 2021 limit them to
priority sector lending; the delayed-payment protection is expressly withheld.

## When your class changes

The registration has no expiry date, but the details must be kept up to date each year with the previous year’s
income-tax and GST figures. Failing that, the status can be suspended. The portal reclassifies you from those records.

If you move **up**, growth does not cost you everything at once: under an amendment of 18 October 2022 an enterprise
keeps the non-tax benefits of its former class for three years from the date of the upward change. If you move
**down**, the new class counts from 1 April of the following financial year.

A change of class also touches your customers. A buyer whose supplier becomes small instead of medium now has 45 days
to pay at most, and a tax reason to respect it. Send customers the fresh certificate; do not wait for their auditor to
ask.

## Four things to do this week

1. Log in, print the certificate and read the class, the address and the NIC codes aloud to a colleague.
2. Compare the class with last year’s return. If a figure looks wrong, correct the return or the GST data first, since
   the portal follows them.
3. Put the Udyam number on every invoice, quotation and purchase order acceptance.
4. If you hold only an old Udyog Aadhaar or EM-II number, register afresh; those numbers are no longer valid.

Limits and benefits are changed by gazette notification. Check the Ministry’s own site,
[msme.gov.in](https://msme.gov.in/), before you rely on a figure, and take a problem with the portal to
[champions.gov.in](https://champions.gov.in/).
`,
    date: "2026-03-17",
    facts: ["udyam-limits", "udyam-upward-change", "collateral-free-20-lakh", "procurement-policy", "trademark-fees"],
    scheme: "cgtmse",
    event: "scheme-clinic-bhubaneswar",
    calculator: "udyam-class",
    author: "MASA editorial desk",
    image: {
      src: "/pictures/articles/udyam-registration-and-what-the-2025-limits-mean.svg",
      alt: "Three steps rising from a small workshop to a shop and a factory, each with its own height mark, and a certificate with a lattice seal beside them",
      width: 800,
      height: 450,
    },
  },
];
