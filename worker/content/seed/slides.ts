import type { SeedEntry } from "../collections.ts";

export const slides: SeedEntry<"slides">[] = [
  {
    slug: "first-local-train",
    hour: "4:15 am",
    caption: "The first local leaves a little after four",
    image: {
      src: "/pictures/slides/first-local-train.svg",
      alt: "A suburban train with lit windows entering an open platform while the sky is still dark blue",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "fishing-boats-at-dawn",
    hour: "6:30 am",
    caption: "At sunrise, the boats come in at Colaba",
    image: {
      src: "/pictures/slides/fishing-boats-at-dawn.svg",
      alt: "Wooden fishing boats with coloured flags at a jetty under a pale orange dawn, baskets of fish on the stones",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "market-hall-morning",
    hour: "7:15 am",
    caption: "At the old market, fruit is sold by the crate",
    image: {
      src: "/pictures/slides/market-hall-morning.svg",
      alt: "A stone market hall with a clock tower and a pointed arch, porters carrying crates of oranges and mangoes on their heads",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "cafe-breakfast",
    hour: "8:00 am",
    caption: "Bun maska, chai and the morning’s first order",
    image: {
      src: "/pictures/slides/cafe-breakfast.svg",
      alt: "A corner cafe with bentwood chairs, marble tables and glass biscuit jars, two glasses of tea and a buttered bun in front",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "pigeons-over-the-square",
    hour: "8:45 am",
    caption: "Pigeons rise over the square as shops open",
    image: {
      src: "/pictures/slides/pigeons-over-the-square.svg",
      alt: "A flock of pigeons circling a small stone fountain in an old square, shutters half open behind it",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "sea-link-morning",
    hour: "9:00 am",
    caption: "Across the sea link, the city goes to work",
    image: {
      src: "/pictures/slides/sea-link-morning.svg",
      alt: "A cable-stayed bridge with two tall pylons over a calm bay, buses and cars crossing in morning light",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "stock-exchange-tower",
    hour: "9:15 am",
    caption: "Quarter past nine: the market opens",
    image: {
      src: "/pictures/slides/stock-exchange-tower.svg",
      alt: "A tall concave exchange tower above low old buildings, a ticker band of rising and falling bars at its foot",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "dabbawalas-at-the-station",
    hour: "11:30 am",
    caption: "Thousands of tiffins, each to its own desk",
    image: {
      src: "/pictures/slides/dabbawalas-at-the-station.svg",
      alt: "Three dabbawalas in white caps beside a station gate with long wooden trays of round tiffin boxes and bicycles",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "docks-at-noon",
    hour: "12:00 noon",
    caption: "Noon at the docks, where the world unloads",
    image: {
      src: "/pictures/slides/docks-at-noon.svg",
      alt: "A cargo ship beside a quay, two cranes lifting containers in blue, orange and green",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "dharavi-workshops",
    hour: "2:00 pm",
    caption: "In Dharavi’s lanes, every room is a workshop",
    image: {
      src: "/pictures/slides/dharavi-workshops.svg",
      alt: "A narrow lane of two-storey workshops: a potter at a wheel, a leather cutter at a table, bundles of cloth on a ladder",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "co-working-in-bkc",
    hour: "3:00 pm",
    caption: "In Bandra-Kurla, the next firm starts at one desk",
    image: {
      src: "/pictures/slides/co-working-in-bkc.svg",
      alt: "People at shared tables behind tall office windows, a whiteboard with a drawn curve, towers and trees outside",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "old-textile-mills",
    hour: "4:00 pm",
    caption: "The mills that wove cotton now house new trades",
    image: {
      src: "/pictures/slides/old-textile-mills.svg",
      alt: "Saw-tooth roofs and a brick chimney of an old textile mill, glass-fronted studios between its walls",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "film-studio-lane",
    hour: "4:45 pm",
    caption: "Behind a studio gate, a street made of paint",
    image: {
      src: "/pictures/slides/film-studio-lane.svg",
      alt: "A lane of painted film-set fronts held up by wooden props, a camera on rails and a lamp on a stand",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "harbour-gateway",
    hour: "5:30 pm",
    caption: "Late afternoon, ferries return to the Gateway",
    image: {
      src: "/pictures/slides/harbour-gateway.svg",
      alt: "A basalt arch with four turrets at the harbour’s edge, small ferries and gulls on the water before it",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "marine-drive-dusk",
    hour: "6:45 pm",
    caption: "At dusk the whole city sits by the sea",
    image: {
      src: "/pictures/slides/marine-drive-dusk.svg",
      alt: "People sitting in a row on a sea wall above stone tetrapods, a red sun low over a wide curved bay",
      width: 1200,
      height: 675,
    },
  },
  {
    slug: "marine-drive-night",
    hour: "9:00 pm",
    caption: "Marine Drive at night, a necklace of lamps",
    image: {
      src: "/pictures/slides/marine-drive-night.svg",
      alt: "A curved row of street lamps along a dark bay, their light repeated in the water under a thin moon",
      width: 1200,
      height: 675,
    },
  },
];
