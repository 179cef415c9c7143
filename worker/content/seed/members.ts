import type { SeedEntry } from "../collections.ts";

export const members: SeedEntry<"members">[] = [
  {
    slug: "devika-rasane",
    name: "Devika Rasane",
    photo: {
      src: "/pictures/members/devika-rasane.svg",
      alt: "Drawn portrait of Devika Rasane",
      width: 320,
      height: 320,
    },
    dateJoined: "November 2024",
    bio: "Founder of Two Ladles Millet Foods, Nashik: ready-to-cook ragi and jowar mixes.",
  },
  {
    slug: "pankaj-sahu",
    name: "Pankaj Sahu",
    photo: { src: "/pictures/members/pankaj-sahu.svg", alt: "Drawn portrait of Pankaj Sahu", width: 320, height: 320 },
    dateJoined: "November 2024",
    bio: "Managing partner of Three Sieves Dal Mill, Raipur: unpolished pulses for shops and hostels.",
  },
  {
    slug: "zoya-merchantwala",
    name: "Zoya Merchantwala",
    photo: {
      src: "/pictures/members/zoya-merchantwala.svg",
      alt: "Drawn portrait of Zoya Merchantwala",
      width: 320,
      height: 320,
    },
    dateJoined: "December 2024",
    bio: "Co-founder of Cutting Table, Mumbai: uniforms sewn to order for schools and clinics.",
  },
  {
    slug: "subhashree-nayak",
    name: "Subhashree Nayak",
    photo: {
      src: "/pictures/members/subhashree-nayak.svg",
      alt: "Drawn portrait of Subhashree Nayak",
      width: 320,
      height: 320,
    },
    dateJoined: "December 2024",
    bio: "Proprietor of Chisel & Palm Leaf, Bhubaneswar: palm-leaf and stone work for hotels.",
  },
  {
    slug: "ritesh-gangwal",
    name: "Ritesh Gangwal",
    photo: {
      src: "/pictures/members/ritesh-gangwal.svg",
      alt: "Drawn portrait of Ritesh Gangwal",
      width: 320,
      height: 320,
    },
    dateJoined: "January 2025",
    bio: "Director of Brass Sparrow Fittings, Indore: machined brass fittings for pump makers.",
  },
  {
    slug: "harleen-bedi-chawla",
    name: "Harleen Bedi Chawla",
    photo: {
      src: "/pictures/members/harleen-bedi-chawla.svg",
      alt: "Drawn portrait of Harleen Bedi Chawla",
      width: 320,
      height: 320,
    },
    dateJoined: "January 2025",
    bio: "Founder of Second Shelf, Delhi: repair and resale of office furniture.",
  },
  {
    slug: "birju-poyam",
    name: "Birju Poyam",
    photo: { src: "/pictures/members/birju-poyam.svg", alt: "Drawn portrait of Birju Poyam", width: 320, height: 320 },
    dateJoined: "February 2025",
    bio: "Founder of Green Platter Leaf Works, Jagdalpur: plates and bowls pressed from sal leaves.",
  },
  {
    slug: "aparna-joglekar",
    name: "Aparna Joglekar",
    photo: {
      src: "/pictures/members/aparna-joglekar.svg",
      alt: "Drawn portrait of Aparna Joglekar",
      width: 320,
      height: 320,
    },
    dateJoined: "March 2025",
    bio: "Co-founder of White Drop Test Kits, Pune: low-cost milk testing for dairy co-operatives.",
  },
  {
    slug: "yusuf-khambati",
    name: "Yusuf Khambati",
    photo: {
      src: "/pictures/members/yusuf-khambati.svg",
      alt: "Drawn portrait of Yusuf Khambati",
      width: 320,
      height: 320,
    },
    dateJoined: "March 2025",
    bio: "Partner in Square Corner Cartons, Indore: corrugated boxes in small lots.",
  },
  {
    slug: "sneha-ravindran",
    name: "Sneha Ravindran",
    photo: {
      src: "/pictures/members/sneha-ravindran.svg",
      alt: "Drawn portrait of Sneha Ravindran",
      width: 320,
      height: 320,
    },
    dateJoined: "April 2025",
    bio: "Founder of Thali Ledger, Navi Mumbai: bookkeeping for small restaurants.",
  },
];
