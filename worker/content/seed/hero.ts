import type { SeedEntry } from "../collections.ts";

export const hero: SeedEntry<"hero">[] = [
  {
    slug: "first-order",
    caption: "From a spare room to a first order",
    text: "Every enterprise on our rolls began with one customer who said yes; we are here for what comes after.",
    image: {
      src: "/pictures/hero/first-order.svg",
      alt: "A woman at a small table in a spare room ties a parcel beside stacked cartons, a laptop and a window with morning light",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "workshop-floor",
    caption: "Better tools, steadier hands, fewer rejects",
    text: "On the workshop floor, growth means the same part made right every time, and somebody to show how.",
    image: {
      src: "/pictures/hero/workshop-floor.svg",
      alt: "Two workers at a lathe in a bright workshop, one measures a finished brass part while the other sets the machine",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "mentors-hour",
    caption: "An hour with someone who has done it",
    text: "Mentors study the business before they speak, and leave a short report that the owner can act upon.",
    image: {
      src: "/pictures/hero/mentors-hour.svg",
      alt: "An older woman and a young founder bend over an open notebook with a hand-drawn chart, two glasses of chai between them",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "investor-meet",
    caption: "Clear books before the first investor meeting",
    text: "We bring founders and investors to one table after the figures are ready to be read by a stranger.",
    image: {
      src: "/pictures/hero/investor-meet.svg",
      alt: "A founder stands beside a wall chart and explains it to three investors seated at a long table with papers before them",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "export",
    caption: "A small workshop, a port, a distant buyer",
    text: "Papers, packing, credit and insurance: the first export consignment is learnt step by step, and in company.",
    image: {
      src: "/pictures/hero/export.svg",
      alt: "A container with a woven pattern hangs from a crane over a cargo ship, small wooden crates wait on the quay at sunrise",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "awards-evening",
    caption: "Good work deserves to be named aloud",
    text: "The MASA Awards honour work that can be checked, and ask the winners to tell how they did it.",
    image: {
      src: "/pictures/hero/awards-evening.svg",
      alt: "A man in a kurta receives a plain trophy on a small stage while rows of people applaud under a patterned backdrop",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "chapter-evening",
    caption: "One offer, one need, a room of peers",
    text: "Chapter meetings are small, begin on time and send people home with a name to call; non-members may register too.",
    image: {
      src: "/pictures/hero/chapter-evening.svg",
      alt: "People of different ages stand and talk in small groups in a lamp-lit hall, a city skyline of Indian landmarks behind the windows",
      width: 1200,
      height: 675,
    },
  },
];
