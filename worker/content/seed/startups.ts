import type { SeedEntry } from "../collections.ts";

export const startups: SeedEntry<"startups">[] = [
  {
    slug: "dhanvel-looms",
    sample: true,
    name: "Dhanvel Looms",
    sector: "Handloom and textiles",
    city: "Raipur",
    stage: "First customers",
    summary: "Forty weavers in three villages sell kosa silk to shops in five cities, without a middleman.",
    story: `Dhanvel began as a buying group: weavers who wanted one price for yarn. Today it takes orders, cuts them into
pieces of work for each loom, and pays every Friday.

Orders come in waves. Before the wedding season the looms are full; in the monsoon months half of them stand still, and
that is when weavers leave for the city.

### What the founders want to decide this quarter

- Whether to hold stock for the season, which ties up eleven weeks of money.
- Whether the next ten looms should stand in one shed or in homes.
- How to answer shops that ask for sixty days of credit.`,
    facts: [
      { label: "Sales last year", value: "₹38 lakh" },
      { label: "Margin after wages", value: "17%" },
      { label: "Weavers paid each week", value: "40" },
      { label: "Registered under Udyam", value: "2024" },
    ],
    question: "Which of our customers should we stop serving?",
  },
  {
    slug: "coldpath-dairy",
    sample: true,
    name: "Coldpath Dairy",
    sector: "Food and cold chain",
    city: "Indore",
    stage: "Growing sales",
    summary: "Small solar chillers at the village collection point keep milk sweet until the evening van comes.",
    story: `A chiller costs ₹1.9 lakh and saves about forty litres a day that used to turn sour. Coldpath owns the
chillers and earns on each litre that arrives cold.

Twenty-two chillers are at work. The dairy that buys the milk pays in forty-five days, the collectors are paid in
seven. The gap is paid from the founders’ savings.

### What the founders want to decide this quarter

- Whether to sell chillers to dairies rather than own them.
- Whether TReDS is worth the paperwork at their size.
- Who repairs a chiller in the next district.`,
    facts: [
      { label: "Sales last year", value: "₹1.2 crore" },
      { label: "Litres a day", value: "6,400" },
      { label: "Money outside, on average", value: "₹14 lakh" },
      { label: "People employed", value: "11" },
    ],
    question: "How do we close thirty-eight days between paying and being paid?",
  },
  {
    slug: "padho-kiosk",
    sample: true,
    name: "Padho Kiosk",
    sector: "Education",
    city: "Bhubaneswar",
    stage: "Prototype",
    summary: "A reading room in a shop of ten square metres, with a tutor in the evening and audio books in Odia.",
    story: `Two teachers opened the first room in a rented shop. Children come after school, parents pay by the week, and
the room is a tuition centre in the exam months.

The second room loses money: it lies behind the market and nobody passes it. The founders do not yet know whether the
place or the price is at fault.

### What the founders want to decide this quarter

- How to find out which of the two it is, within a month and for less than ₹20,000.
- Whether schools would pay for audio books of their own lessons.`,
    facts: [
      { label: "Children who come each week", value: "85" },
      { label: "Fee a week", value: "₹120" },
      { label: "Rent of both rooms", value: "₹21,000 a month" },
    ],
    question: "What is the cheapest honest test of our second room?",
  },
  {
    slug: "nilgiri-boards",
    sample: true,
    name: "Nilgiri Boards",
    sector: "Electronics",
    city: "Mumbai",
    stage: "Idea",
    summary: "Control boards for small food machines, designed so that the village electrician can repair them.",
    story: `Most small grinders and dryers fail at the control board, and a new board costs a third of the machine. Nilgiri
wants to sell a board with parts that can be bought at any repair shop.

There are drawings and two boards on a bench. Three machine makers have said that they would try ten each.

### What the founders want to decide this quarter

- Whether to certify first or to sell the first thirty without.
- Who holds the design rights when a machine maker pays for changes.`,
    facts: [
      { label: "Boards built", value: "2" },
      { label: "Machine makers who would test", value: "3" },
      { label: "Money spent so far", value: "₹6.5 lakh" },
    ],
    question: "What must be true before we spend money on certification?",
  },
];
