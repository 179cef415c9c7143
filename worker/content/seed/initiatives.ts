import type { SeedEntry } from "../collections.ts";

export const initiatives: SeedEntry<"initiatives">[] = [
  {
    slug: "masa-awards",
    section: "MASA Awards",
    intro:
      "Once a year the MASA Awards honour small enterprises for work that can be shown: a better product, a safer workshop, a new market, people trained. Business owners and mentors form the jury, and they visit every finalist.",
    link: { label: "Know More", href: "{links.awards}" },
    cards: [
      {
        title: "Who may enter",
        text: "Any micro, small or medium enterprise and any startup with at least one full year of accounts. There are categories for manufacturing, services, exports, rural enterprises, and enterprises led by women.",
        image: {
          src: "/pictures/initiatives/masa-awards-1.svg",
          alt: "A potter, a lathe worker and a software founder, each placing an envelope in the same box",
          width: 800,
          height: 450,
        },
      },
      {
        title: "How the jury decides",
        text: "Entries are read without the firm’s name. Two jurors then visit each finalist, and afterwards send a written note on what they saw, whether or not the firm wins.",
        image: {
          src: "/pictures/initiatives/masa-awards-2.svg",
          alt: "Two jurors with notebooks walking past machines on a small factory floor",
          width: 800,
          height: 450,
        },
      },
      {
        title: "The award evening",
        text: "Winners and finalists meet bankers, buyers and last year’s winners at one table. The winning stories are published in MSME Times.",
        image: {
          src: "/pictures/initiatives/masa-awards-3.svg",
          alt: "A stage with a lattice backdrop, a row of brass trophies and guests at round tables",
          width: 800,
          height: 450,
        },
      },
    ],
  },
  {
    slug: "my-power-brand",
    section: "My Power Brand",
    intro:
      "Buyers often trust the owner before they trust the label. My Power Brand helps founders to say clearly who they are, what they sell and why it is worth the price. It is a podcast and a programme.",
    cards: [
      {
        title: "The podcast",
        text: "Owners of small firms talk about the decisions that made their name, and the ones that nearly cost it.",
        image: {
          src: "/pictures/initiatives/my-power-brand-1.svg",
          alt: "Two people in conversation at a table with microphones, sound waves drawn as block-print borders",
          width: 800,
          height: 450,
        },
        link: { label: "Search the episodes", href: "{links.videoSearch}" },
      },
      {
        title: "The programme",
        text: "Six evenings in a group of twelve. Each founder leaves with a one-page profile, a five-minute talk tried out before the group, and a plan for the next ten introductions.",
        image: {
          src: "/pictures/initiatives/my-power-brand-2.svg",
          alt: "A founder speaking before a small half-circle of listeners, a page of notes on the wall",
          width: 800,
          height: 450,
        },
      },
      {
        title: "The brand clinic",
        text: "Bring a label, a brochure or a web page. A designer and a mentor go through it with you line by line.",
        image: {
          src: "/pictures/initiatives/my-power-brand-3.svg",
          alt: "A spice packet on a table, with pencil marks pointing to its name, price and weight",
          width: 800,
          height: 450,
        },
      },
    ],
  },
  {
    slug: "msme-times",
    section: "MSME Times",
    intro:
      "MSME Times is the forum’s newsletter. It reports what changed for small enterprises in law, tax, credit and schemes, names the official source, and says what an owner should do about it.",
    cards: [
      {
        title: "What you find in it",
        text: "News with its sources, who is affected and what to do by when; one scheme explained from eligibility to application; and one member’s account of a problem solved.",
        image: {
          src: "/pictures/initiatives/msme-times-1.svg",
          alt: "An open newspaper with columns of text, a drawn factory and a cup of tea beside it",
          width: 800,
          height: 450,
        },
      },
      {
        title: "How it is checked",
        text: "Every figure cites its source and says how we read it. What we could not confirm says so. If we made an error, the next issue corrects it.",
        image: {
          src: "/pictures/initiatives/msme-times-2.svg",
          alt: "An editor’s desk with a printed page, a magnifying glass and a stamped notification",
          width: 800,
          height: 450,
        },
      },
      {
        title: "Write for it",
        text: "Members may send a page on something they learnt at work: a supplier changed, a loan refused and then given, a first export. The editor replies to every submission.",
        image: {
          src: "/pictures/initiatives/msme-times-3.svg",
          alt: "A workshop owner writing in a notebook at a bench among tools",
          width: 800,
          height: 450,
        },
      },
    ],
  },
  {
    slug: "msme-kalptaru",
    section: "MSME Kalptaru",
    intro:
      "MSME Kalptaru is the forum’s advisory desk. An owner asks a question in plain words, and the desk answers with the rule, the form and the next step, or passes the question to a mentor who has dealt with it.",
    cards: [
      {
        title: "Ask the desk",
        text: "The messaging channel is open on working days from 10 am to 6 pm. Please leave out personal documents and bank details; the desk will say if they are needed and where to send them.",
        image: {
          src: "/pictures/initiatives/msme-kalptaru-1.svg",
          alt: "A phone showing question and answer bubbles beneath the branches of a wide tree",
          width: 800,
          height: 450,
        },
        link: { label: "Open the channel", href: "{links.messagingChannel}" },
      },
      {
        title: "Registrations and compliance",
        text: "Udyam, GST, food licences, trademarks: which of them you need, in which order, and what each really costs.",
        image: {
          src: "/pictures/initiatives/msme-kalptaru-2.svg",
          alt: "A shelf of labelled files and a stamped certificate on a shop counter",
          width: 800,
          height: 450,
        },
      },
      {
        title: "Credit and cash flow",
        text: "How to read a sanction letter, prepare papers for a working-capital limit, and recover a payment that is overdue.",
        image: {
          src: "/pictures/initiatives/msme-kalptaru-3.svg",
          alt: "A ledger, a calendar with one date circled and coins in three unequal stacks",
          width: 800,
          height: 450,
        },
      },
    ],
  },
  {
    slug: "nivesh-manthan",
    section: "Nivesh Manthan",
    intro:
      "Nivesh Manthan is the forum’s investor meet. Founders who have prepared with a mentor present to investors who have read their papers beforehand. The forum introduces the two sides; it does not advise on investments, handle money or promise a result.",
    cards: [
      {
        title: "For founders",
        text: "You apply with a two-page note and last year’s accounts. Those selected rehearse twice with a mentor, who asks what an investor would ask.",
        image: {
          src: "/pictures/initiatives/nivesh-manthan-1.svg",
          alt: "A founder and a mentor at a table with a two-page note and a small product model",
          width: 800,
          height: 450,
        },
      },
      {
        title: "For investors",
        text: "Tell us which sectors, stages and amounts you look at. You receive only the notes that fit, a week before the meet, and meet founders only if both sides agree.",
        image: {
          src: "/pictures/initiatives/nivesh-manthan-2.svg",
          alt: "An investor sorting folders into two trays, a pair of spectacles on the desk",
          width: 800,
          height: 450,
        },
        link: { label: "Fill in the investor form", href: "{links.investorForm}" },
      },
      {
        title: "On the day",
        text: "Six minutes to present, ten for questions, and private meetings in the afternoon. A mentor sits in when the founder wishes it.",
        image: {
          src: "/pictures/initiatives/nivesh-manthan-3.svg",
          alt: "A founder at a lectern, a clock showing six minutes, and listeners with raised hands",
          width: 800,
          height: 450,
        },
      },
    ],
  },
  {
    slug: "events-and-initiatives",
    section: "Events and Initiatives",
    intro:
      "The chapters in Delhi, Raipur, Indore, Bhubaneswar and Mumbai keep a calendar of their own. Most meetings are small, begin on time and end with something done: a form filed, a price worked out, a person met.",
    cards: [
      {
        title: "Monthly Connect",
        text: "On the third Thursday of each month, members of all chapters meet for 90 minutes online. Each brings one offer and one need.",
        image: {
          src: "/pictures/initiatives/events-and-initiatives-1.svg",
          alt: "A wall calendar with the third Thursday marked and small windows with people’s faces around it",
          width: 800,
          height: 450,
        },
      },
      {
        title: "Growth Workshop",
        text: "Two days on price, sales and people with a mentor at every table. Owners work on their own figures and take the plan home.",
        image: {
          src: "/pictures/initiatives/events-and-initiatives-2.svg",
          alt: "Owners at round tables with ledgers and sticky notes, a rising line on a board",
          width: 800,
          height: 450,
        },
      },
      {
        title: "Clinics in the chapters",
        text: "Half a day on one subject, such as a scheme, a licence or a loan file. Papers are checked at desks rather than from a stage.",
        image: {
          src: "/pictures/initiatives/events-and-initiatives-3.svg",
          alt: "A hall with five desks, an adviser and an owner bent over papers at each",
          width: 800,
          height: 450,
        },
      },
      {
        title: "Factory visits",
        text: "A member opens the gate for an hour and shows one thing that works well, and one that does not yet.",
        image: {
          src: "/pictures/initiatives/events-and-initiatives-4.svg",
          alt: "A small group in safety helmets listening to an owner beside a conveyor belt",
          width: 800,
          height: 450,
        },
      },
    ],
  },
];
