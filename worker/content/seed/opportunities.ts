import type { SeedEntry } from "../collections.ts";

const LAKH = 100_000_00;

export const opportunities: SeedEntry<"opportunities">[] = [
  {
    slug: "coldpath-dairy",
    sample: true,
    name: "Coldpath Dairy",
    sector: "Food and cold chain",
    city: "Indore",
    stage: "Growing sales",
    summary:
      "Thirty more solar chillers for villages that already deliver milk, and the working capital to pay them weekly.",
    details: `### What the money is for

- ₹57 lakh for thirty chillers, two of them as spares.
- ₹18 lakh of working capital for the days between paying collectors and being paid by the dairy.
- ₹5 lakh for a second mechanic and his tools, for a year.

### What there is today

Twenty-two chillers, 6,400 litres a day, sales of ₹1.2 crore last year, no bank debt. The contract with the dairy runs
for two more years and can be ended by either side with ninety days’ notice.

### What can go wrong

One dairy buys nine tenths of the milk. Without it the chillers can be moved, which takes about six weeks.`,
    askPaise: 80 * LAKH,
    leastPaise: 5 * LAKH,
    closesOn: "2027-09-30",
  },
  {
    slug: "dhanvel-looms",
    sample: true,
    name: "Dhanvel Looms",
    sector: "Handloom and textiles",
    city: "Raipur",
    stage: "First customers",
    summary:
      "A season’s stock of kosa silk, so that looms work through the monsoon and shops are served before weddings.",
    details: `### What the money is for

- ₹22 lakh of yarn and wages for eleven weeks, which come back when the season’s orders are paid.
- ₹3 lakh for a dry store.

### What there is today

Forty weavers, sales of ₹38 lakh last year, a margin of 17% after wages, five shops that have ordered for three
seasons.

### What can go wrong

Fashion. Designs are chosen with the shops in May, but an unsold piece is worth about 60% a year later.`,
    askPaise: 25 * LAKH,
    leastPaise: 1 * LAKH,
    closesOn: "2027-06-30",
  },
  {
    slug: "surya-press-tools",
    sample: true,
    name: "Surya Press Tools",
    sector: "Engineering",
    city: "Delhi",
    stage: "Growing sales",
    summary: "A second press for a shop that turns away every third order because the first is full until March.",
    details: `### What the money is for

- ₹64 lakh for a used 200-tonne press with a year’s guarantee, its foundation and power.
- ₹11 lakh for dies that customers pay back over their first orders.

### What there is today

Fourteen people, sales of ₹3.1 crore last year, a term loan of ₹40 lakh of which ₹26 lakh has been repaid on time.

### What can go wrong

Steel prices: orders are priced for sixty days. Two customers make up 55% of sales.`,
    askPaise: 75 * LAKH,
    leastPaise: 10 * LAKH,
    closesOn: "2027-12-31",
  },
  {
    slug: "kavach-safety-gloves",
    sample: true,
    name: "Kavach Safety Gloves",
    sector: "Safety equipment",
    city: "Mumbai",
    stage: "Prototype",
    summary: "Cut-resistant gloves in sizes that fit the hands of women who work at presses and cutters.",
    details: `### What the money is for

- ₹12 lakh for tests and certification.
- ₹9 lakh for a first batch of 6,000 pairs.

### What there is today

Four samples, worn for a month by thirty workers in two factories, who have ordered 900 pairs on condition of the
certificate.

### What can go wrong

The certificate takes four to seven months, and the yarn has one supplier.`,
    askPaise: 21 * LAKH,
    leastPaise: 2 * LAKH,
    closesOn: "2027-08-31",
  },
];
