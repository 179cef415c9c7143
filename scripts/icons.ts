/** `npm run icons`: makes public/icons.svg, the one sprite of the site's icons. */
import { writeFileSync } from "node:fs";
import { icons as lucide } from "@iconify-json/lucide";
import { siFacebook, siInstagram, siWhatsapp } from "simple-icons";
import { sign } from "./pictures/brand.ts";
import { marigold, peacock } from "./pictures/palette.ts";

const LUCIDE = [
  "award",
  "arrow-left",
  "arrow-right",
  "calendar-days",
  "check",
  "chevron-down",
  "compass",
  "download",
  "external-link",
  "eye",
  "file-text",
  "handshake",
  "heart-handshake",
  "indian-rupee",
  "key-round",
  "landmark",
  "list-checks",
  "mail",
  "map-pin",
  "menu",
  "monitor-smartphone",
  "pause",
  "phone",
  "play",
  "rocket",
  "scale",
  "target",
  "trending-up",
  "trophy",
  "users",
  "users-round",
  "x",
];

const stroked = LUCIDE.map((name) => {
  const icon = lucide.icons[name];
  if (!icon) throw new Error(`Lucide has no icon "${name}".`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${icon.body}</symbol>`;
});
const brands = [
  { id: "whatsapp", path: siWhatsapp.path },
  { id: "facebook", path: siFacebook.path },
  { id: "instagram", path: siInstagram.path },
  // Not in the icon set any more: a plain drawing of the two letters in their square.
  {
    id: "linkedin",
    path: "M2 0h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2Zm1.7 9v11.3h3.5V9H3.700Zm1.750-5.500a2 2 0 1 0 0 4.050 2 2 0 0 0 0-4.050ZM9.400 9v11.300h3.500v-5.600c0-1.500.300-2.900 2.100-2.900s1.850 1.700 1.850 3v5.500h3.500v-6.200c0-3-.650-5.400-4.200-5.400-1.700 0-2.850.950-3.300 1.800h-.050V9H9.400Z",
  },
].map(({ id, path }) => `<symbol id="${id}" viewBox="0 0 24 24"><path fill="currentColor" d="${path}"/></symbol>`);
const masa = `<symbol id="masa" viewBox="0 0 32 32">${sign(32, peacock[600], peacock[600], marigold[500], 4)}</symbol>`;

writeFileSync(
  new URL("../public/icons.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">${[masa, ...stroked, ...brands].join("")}</svg>\n`,
);
