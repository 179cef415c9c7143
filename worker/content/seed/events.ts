import type { SeedEntry } from "../collections.ts";

export const events: SeedEntry<"events">[] = [
  {
    slug: "scheme-clinic-bhubaneswar",
    tab: "upcoming",
    title: "Scheme Clinic for Small Enterprises",
    date: "Saturday, 12 December 2026",
    startsAt: "2026-12-12T04:30:00Z",
    endsAt: "2026-12-12T08:00:00Z",
    location: "Patia, Bhubaneswar",
    description:
      "Half a day on the schemes that small enterprises use most, with desks where your papers are checked. [Udyam registration](https://udyamregistration.gov.in/) is free, and we help you to complete it on the spot.",
    fullDescription: `The morning begins with a plain account of four schemes. The rest of the time belongs to your
own case.

**Who should come:** owners of micro and small enterprises in Odisha, and people about to start one.`,
    city: "Bhubaneswar",
    fee: "Free",
    capacity: 60,
    closesOn: "2026-12-10",
    language: "Odia and Hindi; the slides are in English",
    host: "Bhubaneswar chapter: Arpita Dash, Chapter Secretary",
    venue: {
      name: "Chilika Co-working, ground-floor hall",
      address: "Infocity Road, Patia, Bhubaneswar 751024",
      map: "https://www.google.com/maps/search/?api=1&query=Infocity+Road+Patia+Bhubaneswar",
      access:
        "Step-free entrance, accessible toilet on the same floor. Mo Bus stop “Infocity Square”, five minutes on foot; free parking for two-wheelers.",
    },
    agenda: [
      {
        time: "10:00 am",
        topic: "Udyam registration, credit guarantee and Mudra loans in forty minutes, and whether PMEGP is continued",
      },
      { time: "10:45 am", topic: "One owner on an application that was refused, and then granted" },
      { time: "11:15 am", topic: "Five desks: registration, loan file, project report, GST, questions to a banker" },
      { time: "1:00 pm", topic: "Next steps and tea" },
      { time: "1:30 pm", topic: "Close" },
    ],
    bring:
      "Your PAN, a phone that is linked to your Aadhaar number, last year’s accounts or bank statements, and any letter of refusal. We look at the papers and keep no copies.",
    image: {
      src: "/pictures/events/scheme-clinic-bhubaneswar.svg",
      alt: "Owners and advisers at five desks in a hall, a temple spire of Bhubaneswar in the window",
      width: 800,
      height: 450,
    },
    sample: true,
  },
  {
    slug: "nivesh-manthan-mumbai-2027",
    tab: "upcoming",
    title: "Nivesh Manthan: Investor Meet",
    date: "Friday, 22 January 2027",
    startsAt: "2027-01-22T04:30:00Z",
    endsAt: "2027-01-22T11:30:00Z",
    location: "Bandra-Kurla Complex, Mumbai",
    description:
      "Twelve founders present to investors who have read their papers beforehand. Private meetings follow in the afternoon, where both sides wish it.",
    fullDescription: `Each founder has rehearsed twice with a mentor, and each investor has chosen which notes to
read.

**Who should come:** founders with at least one year of sales, investors who fund early and growing firms, and members
who would like to listen.

The forum makes introductions. It gives no investment advice and handles no money.`,
    city: "Mumbai",
    fee: "Free",
    capacity: 80,
    closesOn: "2027-01-18",
    language: "English and Hindi",
    host: "Mumbai chapter: Jignesh Parekhji, Lead, Capital Markets",
    venue: {
      name: "Konkan Conference Centre, third floor",
      address: "G Block, Bandra-Kurla Complex, Mumbai 400051",
      map: "https://www.google.com/maps/search/?api=1&query=G+Block+Bandra+Kurla+Complex+Mumbai",
      access:
        "Lifts to every floor, accessible toilet beside the hall. Metro station “BKC”, ten minutes on foot; bring a photo ID for the gate.",
    },
    agenda: [
      { time: "10:00 am", topic: "Welcome and the rules of the day" },
      { time: "10:15 am", topic: "Twelve presentations, six minutes each, with ten minutes for questions; one break" },
      { time: "1:45 pm", topic: "Lunch" },
      { time: "2:30 pm", topic: "Private meetings of twenty minutes" },
      { time: "4:30 pm", topic: "Tea" },
      { time: "5:00 pm", topic: "Close" },
    ],
    bring:
      "Founders: a two-page note and last year’s accounts, to be sent by 31 December. Investors: the sectors and amounts you consider.",
    image: {
      src: "/pictures/events/nivesh-manthan-mumbai-2027.svg",
      alt: "A founder presenting to a row of investors, office towers of Mumbai behind the glass",
      width: 800,
      height: 450,
    },
    sample: true,
  },
  {
    slug: "working-capital-day-indore",
    tab: "upcoming",
    title: "Working Capital Day",
    date: "Saturday, 13 February 2027",
    startsAt: "2027-02-13T04:30:00Z",
    endsAt: "2027-02-13T11:00:00Z",
    location: "Vijay Nagar, Indore",
    description:
      "A day on the money that lies between your invoice and your bank account: payment terms, invoice discounting and the bank limit.",
    fullDescription: `Many small firms are profitable on paper and short of cash on Friday. This day follows one
invoice from order to receipt.

**Who should come:** owners and accountants of enterprises that sell on credit.`,
    city: "Indore",
    fee: "Free",
    capacity: 70,
    closesOn: "2027-02-10",
    language: "Hindi; the slides are in English",
    host: "Indore chapter: Mohsin Bohra, Lead, Finance",
    venue: {
      name: "Narmada Hall, Malwa Traders’ House",
      address: "Scheme No. 54, Vijay Nagar, Indore 452010",
      map: "https://www.google.com/maps/search/?api=1&query=Scheme+No+54+Vijay+Nagar+Indore",
      access:
        "Ramp at the side entrance, lift to the hall. City bus stop “Vijay Nagar Square”, five minutes on foot; parking in the basement.",
    },
    agenda: [
      { time: "10:00 am", topic: "Reading your own cash cycle from last year’s accounts" },
      {
        time: "11:15 am",
        topic: "The 45-day rule for micro and small suppliers, and how to use it without losing a buyer",
      },
      { time: "12:15 pm", topic: "Invoice discounting on a TReDS platform, shown step by step" },
      { time: "1:15 pm", topic: "Lunch" },
      { time: "2:00 pm", topic: "What a banker looks for in a request for a working-capital limit" },
      { time: "3:15 pm", topic: "Desks for individual questions" },
      { time: "4:30 pm", topic: "Close" },
    ],
    bring: "A list of unpaid invoices with their dates, the last two years’ accounts, and a laptop if you have one.",
    image: {
      src: "/pictures/events/working-capital-day-indore.svg",
      alt: "A long invoice unrolling like a road from a workshop to a bank, the Rajwada facade behind",
      width: 800,
      height: 450,
    },
    sample: true,
  },
  {
    slug: "masa-awards-2027",
    tab: "upcoming",
    title: "MASA Awards 2027",
    date: "Saturday, 13 March 2027",
    startsAt: "2027-03-13T12:00:00Z",
    endsAt: "2027-03-13T15:30:00Z",
    location: "Mandi House, New Delhi",
    description:
      "The yearly awards for small enterprises, with an open hour in which finalists show their work. Entries are described on the [awards site]({links.awards}).",
    fullDescription: `Five categories, fifteen finalists, and a jury that has visited every one of them.

**Who should come:** finalists with one guest each, members of all chapters, buyers, bankers, and owners who think of
entering next year.

Places are given in the order of registration and confirmed by email a week before.`,
    city: "New Delhi",
    fee: "Free",
    capacity: 200,
    closesOn: "2027-03-05",
    language: "Hindi and English",
    host: "Delhi chapter: Shalini Mathur, Chapter Secretary",
    venue: {
      name: "Yamuna Auditorium",
      address: "Copernicus Marg, Mandi House, New Delhi 110001",
      map: "https://www.google.com/maps/search/?api=1&query=Copernicus+Marg+Mandi+House+New+Delhi",
      access:
        "Ramp and reserved wheelchair places in the front row. Metro station “Mandi House”, exit 2, five minutes on foot; no parking at the hall.",
    },
    agenda: [
      { time: "5:30 pm", topic: "Open hour: finalists show products, samples and before-and-after figures" },
      { time: "6:30 pm", topic: "The awards; each winner speaks for three minutes" },
      { time: "8:00 pm", topic: "Dinner at mixed tables, one banker or buyer at each" },
      { time: "9:00 pm", topic: "Close" },
    ],
    bring:
      "Visiting cards and one question you would like to ask a winner. Finalists bring a sample that fits on a table of one metre.",
    image: {
      src: "/pictures/events/masa-awards-2027.svg",
      alt: "A stage with brass trophies and a lattice backdrop, the dome and columns of Delhi outside at dusk",
      width: 800,
      height: 450,
    },
    sample: true,
  },
  {
    slug: "women-founders-credit-clinic",
    tab: "past",
    title: "Credit Clinic for Women Founders",
    date: "Saturday, 8 August 2026",
    startsAt: "2026-08-08T04:30:00Z",
    endsAt: "2026-08-08T08:30:00Z",
    location: "Patia, Bhubaneswar",
    description:
      "Women founders from Bhubaneswar, Cuttack and Khordha prepared their loan files with bankers and mentors at the same table.",
    fullDescription: `Owners of weaving, food, tailoring and service firms took part. Most had money of their own in
the business and no loan file with a bank.

**What was on the agenda**

- how a banker reads a small loan file, page by page
- the three figures that each owner should know by heart: monthly sales, monthly cost, and what she draws for herself
- [Mudra loans](https://www.mudra.org.in/) and credit guarantee: who is eligible, and what to say when a branch asks
  for collateral
- two hours at desks, with each file read by a mentor and by a retired branch manager

**Who came:** founders with one to five years in business, several of them with the daughter or sister who keeps the
books.

**What they brought:** bank statements, bills, and honest questions.

The chapter will repeat the clinic in 2027.`,
    city: "Bhubaneswar",
    fee: "Free",
    language: "Odia and Hindi",
    host: "Bhubaneswar chapter",
    result: { figure: "31", text: "loan files completed" },
    image: {
      src: "/pictures/events/women-founders-credit-clinic.svg",
      alt: "Three women at a table with loan papers, an ikat pattern as the border",
      width: 800,
      height: 450,
    },
    sample: true,
  },
  {
    slug: "masa-awards-2026",
    tab: "past",
    title: "MASA Awards 2026",
    date: "Saturday, 14 March 2026",
    startsAt: "2026-03-14T12:00:00Z",
    endsAt: "2026-03-14T15:30:00Z",
    location: "Mandi House, New Delhi",
    description: "Five enterprises received the award, and fifteen finalists showed their work in the open hour.",
    fullDescription: `The jury had read the entries without names, visited fifteen finalists between December and
February, and agreed on five winners: a maker of brass lamps, a bookkeeping service for restaurants, an exporter of
cane furniture, a leaf-plate workshop in Bastar and a milk-testing firm led by two women.

**What was on the agenda**

- an open hour with samples, tools and before-and-after figures on every table
- the awards, with three minutes for each winner
- dinner at mixed tables, with a banker or a buyer at each

**Who came:** finalists and their teams, members from all five chapters, buyers from retail and railways, and last
year’s winners.

**What stayed:** every finalist received the jury’s written note. Several have told us that it was worth more to them
than the trophy.`,
    city: "New Delhi",
    fee: "Free",
    language: "Hindi and English",
    host: "Delhi chapter",
    result: { figure: "15", text: "finalists visited by the jury" },
    image: {
      src: "/pictures/events/masa-awards-2026.svg",
      alt: "Five winners holding brass trophies on a stage, marigold garlands along its edge",
      width: 800,
      height: 450,
    },
    sample: true,
  },
  {
    slug: "rice-and-millet-buyer-seller-meet",
    tab: "past",
    title: "Rice and Millet Buyer-Seller Meet",
    date: "Saturday, 8 November 2025",
    startsAt: "2025-11-08T04:30:00Z",
    endsAt: "2025-11-08T10:30:00Z",
    location: "Pandri, Raipur",
    description:
      "Millers and growers from Chhattisgarh met buyers from Indore, Delhi and Mumbai, with samples and price lists on the table.",
    fullDescription: `The Raipur chapter invited mills, growers’ groups and packers to meet buyers face to face, when
the new crop had just begun to arrive.

**What was on the agenda**

- a walk along the sample tables: fragrant rice, kodo, kutki and ragi
- a talk on moisture, grading and labels by a food technologist
- meetings of fifteen minutes each, arranged beforehand from the lists of what buyers needed and sellers had
- an hour on payment terms, with a model order that both sides could sign

**Who came:** millers, growers’ groups, packers, shop chains and two exporters.

**What they brought:** half a kilogram of each grade, laboratory reports and price lists.

Buyers and sellers paid for their own travel, and the chapter paid for the hall and lunch.`,
    city: "Raipur",
    fee: "Free",
    language: "Hindi and Chhattisgarhi",
    host: "Raipur chapter",
    result: { figure: "64", text: "meetings between buyers and sellers" },
    image: {
      src: "/pictures/events/rice-and-millet-buyer-seller-meet.svg",
      alt: "Bowls of rice and millets on a long table, a miller and a buyer bending over the grains",
      width: 800,
      height: 450,
    },
    sample: true,
  },
  {
    slug: "mumbai-chapter-launch",
    tab: "past",
    title: "Launch of the Mumbai Chapter",
    date: "Saturday, 23 August 2025",
    startsAt: "2025-08-23T05:00:00Z",
    endsAt: "2025-08-23T07:30:00Z",
    location: "A national stock exchange, Mumbai",
    description:
      "The Mumbai chapter was launched at a national stock exchange, before members, mentors and guests from the other chapters. Its work is described on the [Mumbai page](/mahagrowth).",
    fullDescription: `The Mumbai chapter joined those in Delhi, Raipur, Indore and Bhubaneswar. It opened where many a
growing firm hopes to arrive one day: at a national stock exchange.

**What was on the agenda**

- welcome by the national board, and introduction of the chapter’s president, secretary and lead for capital markets
- a short account of how a small company comes to list its shares, and of what it must have in order years before
- three owners from other chapters on what they gained from the forum, and what they had to put in
- tea, and the first round of offers and needs

**Who came:** owners from Mumbai, Thane and Bhiwandi, mentors, bankers, and members of the four other chapters.

**What they brought:** visiting cards, and one need written on a slip of paper.`,
    city: "Mumbai",
    fee: "Free",
    language: "English and Hindi",
    host: "Mumbai chapter",
    result: { figure: "5", text: "chapters from that day on" },
    image: {
      src: "/pictures/events/mumbai-chapter-launch.svg",
      alt: "Members on the steps of an exchange building with a large bell, sea and skyline behind them",
      width: 800,
      height: 450,
    },
    sample: true,
  },
  {
    slug: "monthly-connect",
    tab: "programs",
    title: "Monthly Connect",
    date: "Third Thursday of each month",
    startsAt: "2026-12-17T12:30:00Z",
    endsAt: "2026-12-17T14:00:00Z",
    recurrence: "third-thursday",
    location: "Online, hosted by each chapter in turn",
    description:
      "Ninety minutes in which members of all chapters tell one another what they offer and what they need. Guests may come once.",
    fullDescription: `The meeting begins at 6:00 pm and ends at 7:30 pm, Indian time. It is hosted by a different
chapter each month and is not recorded.

**Who should come:** members of any chapter and plan. A guest who is thinking of joining may come once.

Please [register your interest](/event-registration), so that we can send you the link.`,
    city: "Online",
    fee: "Free",
    language: "English and Hindi",
    host: "Each chapter in turn",
    agenda: [
      { time: "6:00 pm", topic: "The host chapter’s news in five minutes" },
      { time: "6:05 pm", topic: "One member on one lesson, with figures" },
      { time: "6:25 pm", topic: "Rounds in small rooms; each person has two minutes for one offer and one need" },
      { time: "7:10 pm", topic: "Back together: who can help whom" },
      { time: "7:25 pm", topic: "Schemes and dates to note" },
      { time: "7:30 pm", topic: "Close" },
    ],
    bring: "One offer and one need, each in a single sentence, and a quiet place to speak from.",
    image: {
      src: "/pictures/events/monthly-connect.svg",
      alt: "A ring of small windows with speaking faces around a calendar page marked on its third Thursday",
      width: 800,
      height: 450,
    },
    sample: true,
  },
  {
    slug: "growth-workshop",
    tab: "programs",
    title: "Growth Workshop",
    date: "Two days, once in each quarter",
    location: "In each chapter in turn",
    description:
      "Two days on price, sales and people, with a mentor at every table. [Register](/event-registration) to be told the next date and place.",
    fullDescription: `Twenty-four owners work on their own figures at six tables, each with a mentor. They take home a
plan of one page.

Both days run from 9:30 am to 5:30 pm. A mentor calls you after 30 and after 90 days.

**Who should come:** owners with at least two years in business and the power to decide.

The fee covers the papers and lunch. You pay when your seat is confirmed.`,
    city: "Every chapter",
    capacity: 24,
    language: "Hindi or English, as the group prefers",
    host: "Each chapter in turn",
    agenda: [
      { time: "Day one, morning", topic: "What each product really earns" },
      { time: "Day one, afternoon", topic: "Price, discounts and payment terms" },
      { time: "Day two, morning", topic: "Where the next fifty customers come from" },
      { time: "Day two, afternoon", topic: "Who to hire first, and the plan for 90 days" },
    ],
    bring: "Two years’ accounts, price list, list of your ten largest customers, and a laptop or calculator.",
    image: {
      src: "/pictures/events/growth-workshop.svg",
      alt: "Owners at round tables with ledgers and a mentor at each, a one-page plan pinned to the wall",
      width: 800,
      height: 450,
    },
    offer: { memberPaise: 700000, regularPaise: 1200000, plusTaxes: true },
    sample: true,
  },
  {
    slug: "acceleration-cohort",
    tab: "programs",
    title: "Acceleration Cohort",
    date: "Twelve weeks, twice a year",
    location: "Online, with two days in a chapter",
    description:
      "Fifteen startups and small enterprises work for twelve weeks with one mentor each on one goal that can be measured.",
    fullDescription: `Each firm chooses a goal that can be measured, such as the first export order, a licence, or a
loss turned into a profit. One mentor stays with it for the whole time.

**Who should come:** founders of startups with a first product, and small enterprises entering a new market.
Selection is by a short form and a call.`,
    city: "Online",
    fee: "Included from Premium Member",
    capacity: 15,
    language: "English and Hindi",
    host: "The national mentors’ desk",
    agenda: [
      { time: "Week 1", topic: "Two days together; goals and figures are put on paper" },
      {
        time: "Weeks 2 to 11",
        topic: "One hour with the mentor each week, and one evening session on sales, law, finance or hiring",
      },
      { time: "Week 12", topic: "Each firm reports what was reached, before the group and guests" },
    ],
    bring: "Last year’s figures or this year’s plan, and five hours a week.",
    image: {
      src: "/pictures/events/acceleration-cohort.svg",
      alt: "A path of twelve stepping stones rising from a small workshop to a larger one, two people walking",
      width: 800,
      height: 450,
    },
    sample: true,
  },
];
