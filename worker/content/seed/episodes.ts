import type { SeedEntry } from "../collections.ts";

/** Sample episodes, not playable without a `videoId`. */
export const episodes: SeedEntry<"episodes">[] = [
  {
    slug: "your-name-before-your-logo",
    sample: true,
    title: "Your name before your logo",
    text: "A namkeen maker from Indore tells how her own word with distributors carried the firm before anybody knew its label.",
    image: {
      src: "/pictures/episodes/your-name-before-your-logo.svg",
      alt: "Two people at a table with microphones, a paper packet of snacks and a name badge between them",
      width: 800,
      height: 450,
    },
  },
  {
    slug: "the-first-hundred-customers",
    sample: true,
    title: "The first hundred customers",
    text: "Three founders compare where their first hundred buyers came from, and which of them stayed.",
    image: {
      src: "/pictures/episodes/the-first-hundred-customers.svg",
      alt: "A founder with headphones beside a wall of one hundred small dots, some of them filled in marigold",
      width: 800,
      height: 450,
    },
  },
  {
    slug: "saying-no-to-an-investor",
    sample: true,
    title: "Saying no to an investor",
    text: "A maker of hospital equipment explains why he turned down an offer, and what it taught him about his price.",
    image: {
      src: "/pictures/episodes/saying-no-to-an-investor.svg",
      alt: "Two chairs facing each other across a microphone, a folded term sheet on one of them",
      width: 800,
      height: 450,
    },
  },
  {
    slug: "the-second-generation",
    sample: true,
    title: "The second generation",
    text: "A brother and a sister speak about taking over a foundry in Kolhapur, and about what they changed slowly.",
    image: {
      src: "/pictures/episodes/the-second-generation.svg",
      alt: "A young woman and a young man at microphones in front of a foundry with a glowing ladle",
      width: 800,
      height: 450,
    },
  },
  {
    slug: "speaking-at-your-first-panel",
    sample: true,
    title: "Speaking at your first panel",
    text: "A voice coach and a loom owner from Nuapatna practise the five minutes in which a stranger decides whether to ask for your card.",
    image: {
      src: "/pictures/episodes/speaking-at-your-first-panel.svg",
      alt: "A woman in an ikat sari at a lectern with a microphone, rows of empty chairs before her",
      width: 800,
      height: 450,
    },
  },
];
