import type { SeedEntry } from "../collections.ts";

export const coverage: SeedEntry<"coverage">[] = [
  {
    slug: "the-forum-that-reads-your-ledger",
    sample: true,
    title: "The forum that reads your ledger before it shakes your hand",
    source: "The Deccan Counting House",
    date: "18 October 2026",
    description:
      "A long report from three cities on how MASA Forum prepares owners for their first meeting with an investor, and on those whom it sends home to finish their accounts.",
    image: {
      src: "/pictures/coverage/the-forum-that-reads-your-ledger.svg",
      alt: "An open ledger with neat columns on a desk, a hand holding a pencil over one figure",
      width: 800,
      height: 450,
    },
    link: "https://deccan-counting-house.example/features/reads-your-ledger",
  },
  {
    slug: "monthly-connect-third-thursday",
    sample: true,
    title: "On the third Thursday, competitors share a screen",
    source: "Rajwada Morning Sheet",
    date: "21 August 2026",
    description:
      "A reporter joins Monthly Connect as a guest, in the month when Indore is the host, and hears one carton maker give another the name of a paper mill that delivers in small lots.",
    image: {
      src: "/pictures/coverage/monthly-connect-third-thursday.svg",
      alt: "A laptop with a grid of speaking faces beside a glass of chai, a wall calendar with the third Thursday circled",
      width: 800,
      height: 450,
    },
    link: "https://rajwada-morning-sheet.example/city/third-thursday",
  },
  {
    slug: "what-a-mentor-writes-down",
    sample: true,
    title: "What a mentor writes down",
    source: "Loom & Lathe Magazine",
    date: "15 July 2026",
    description:
      "The magazine prints extracts from three mentorship reports, with the owners’ permission, and asks a year later which of the suggestions were carried out.",
    image: {
      src: "/pictures/coverage/what-a-mentor-writes-down.svg",
      alt: "A handwritten page pinned above a loom on one side and a lathe on the other",
      width: 800,
      height: 450,
    },
    link: "https://loom-and-lathe.example/2026/monsoon/mentor",
  },
  {
    slug: "an-awards-night-without-speeches",
    sample: true,
    title: "An awards night almost without speeches",
    source: "The Small Firm Observer",
    date: "17 March 2026",
    description:
      "The columnist attends the MASA Awards in New Delhi and counts: nine minutes of speeches, fifteen for the five winners, and an open hour among samples, tools and price lists.",
    image: {
      src: "/pictures/coverage/an-awards-night-without-speeches.svg",
      alt: "A trophy on a lectern in a spotlight, an hourglass beside it and seated people in outline",
      width: 800,
      height: 450,
    },
    link: "https://small-firm-observer.example/columns/awards-night",
  },
  {
    slug: "five-minutes-at-a-microphone",
    sample: true,
    title: "Five minutes at a microphone",
    source: "Third Bell Radio Weekly",
    date: "12 January 2026",
    description:
      "A conversation with the makers of the MyPowerBrand Podcast about five episodes, many retakes, and a guest who brought his accountant along.",
    image: {
      src: "/pictures/coverage/five-minutes-at-a-microphone.svg",
      alt: "A large studio microphone on a table, headphones beside it and sound waves drawn as a block print",
      width: 800,
      height: 450,
    },
    link: "https://third-bell-radio.example/weekly/five-minutes",
  },
  {
    slug: "rice-millets-and-a-written-price",
    sample: true,
    title: "Rice, millets and a price in writing",
    source: "Chhattisgarh Udyog Chitthi",
    date: "10 November 2025",
    description:
      "From the buyer-seller meet of the Raipur chapter: half a kilogram of each grade on the table, fifteen minutes for each talk, and payment terms set down before lunch.",
    image: {
      src: "/pictures/coverage/rice-millets-and-a-written-price.svg",
      alt: "Bowls of rice and kodo millet on a balance beam opposite a signed order sheet",
      width: 800,
      height: 450,
    },
    link: "https://chhattisgarh-udyog-chitthi.example/rice-and-millets",
  },
  {
    slug: "mumbai-chapter-opens-at-an-exchange",
    sample: true,
    title: "A chapter for Mumbai opens at a stock exchange",
    source: "Dockyard Road Business Post",
    date: "24 August 2025",
    description:
      "The Mumbai chapter of MASA Forum was launched on 23 August 2025 at a national stock exchange, before owners from textiles, food, engineering and services.",
    image: {
      src: "/pictures/coverage/mumbai-chapter-opens-at-an-exchange.svg",
      alt: "A ceremonial bell in front of a tall exchange building, a line of small workshop roofs at its foot",
      width: 800,
      height: 450,
    },
    link: "https://dockyard-road-post.example/2025/08/mumbai-chapter",
  },
  {
    slug: "small-firms-learn-to-tender",
    sample: true,
    title: "Small firms in Odisha learn to tender",
    source: "Mahanadi Bazaar Patrika",
    date: "12 May 2025",
    description:
      "How the Bhubaneswar chapter reads tender documents aloud with its members, and why earnest money is the first line they look for.",
    image: {
      src: "/pictures/coverage/small-firms-learn-to-tender.svg",
      alt: "A group in a hall with a temple silhouette behind it follows a document projected on a cloth screen",
      width: 800,
      height: 450,
    },
    link: "https://mahanadi-bazaar-patrika.example/business/learning-to-tender",
  },
];
