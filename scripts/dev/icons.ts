/**
 * `npm run icons`: makes public/icons.svg, the site's icons one below the other in one picture, and the style sheets that say
 * where each of them is: app/styles/icons.css for the frame and Home, app/styles/icons-parts.css for the other screens.
 */
import { writeFileSync } from "node:fs";
import { icons as lucide } from "@iconify-json/lucide";
import { siFacebook, siInstagram, siWhatsapp } from "simple-icons";
import { sign } from "../pictures/brand.ts";
import { marigold, peacock } from "../pictures/palette.ts";

const ON_HOME = [
  "chevron-down",
  "menu",
  "pause",
  "play",
  "handshake",
  "users-round",
  "calendar-days",
  "trophy",
  "landmark",
  "list-checks",
  "arrow-left",
  "arrow-right",
  "x",
];
/** Those that content may name on the other screens, and the screens' own. */
const ELSEWHERE = [
  "award",
  "check",
  "compass",
  "download",
  "external-link",
  "eye",
  "file-text",
  "heart-handshake",
  "indian-rupee",
  "key-round",
  "mail",
  "map-pin",
  "monitor-smartphone",
  "phone",
  "rocket",
  "scale",
  "target",
  "trending-up",
  "users",
];
/** Stands for a name that content gives and the screen does not know. */
const UNKNOWN = "list-checks";

function stroked(name: string) {
  const icon = lucide.icons[name];
  if (!icon) throw new Error(`Lucide has no icon "${name}".`);
  return { id: name, body: icon.body };
}
const brands = [
  { id: "whatsapp", path: siWhatsapp.path },
  { id: "facebook", path: siFacebook.path },
  { id: "instagram", path: siInstagram.path },
  // Not in the icon set any more: a plain drawing of the two letters in their square.
  {
    id: "linkedin",
    path: "M2 0h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2Zm1.7 9v11.3h3.5V9H3.700Zm1.750-5.500a2 2 0 1 0 0 4.050 2 2 0 0 0 0-4.050ZM9.400 9v11.300h3.500v-5.600c0-1.500.300-2.900 2.100-2.900s1.850 1.700 1.850 3v5.500h3.500v-6.200c0-3-.650-5.400-4.200-5.400-1.700 0-2.850.950-3.300 1.800h-.050V9H9.400Z",
  },
].map(({ id, path }) => ({ id, body: `<path d="${path}"/>` }));
const masa = {
  id: "masa",
  body: `<g transform="scale(.75)">${sign(32, peacock[600], peacock[600], marigold[500], 4)}</g>`,
};

const home = [masa, ...brands, ...ON_HOME.map(stroked)];
const all = [...home, ...ELSEWHERE.map(stroked)];
const unknown = home.findIndex(({ id }) => id === UNKNOWN);
const SIZE = 24;
const drawn = all.map(({ body }, i) => `<g transform="translate(0 ${i * SIZE})">${body}</g>`);
const height = all.length * SIZE;
const places = (from: number, icons: ReadonlyArray<{ id: string }>) =>
  icons.map(({ id }, i) => `.i-${id} {\n  --n: ${from + i};\n}\n`).join("");
const write = (path: string, text: string) => writeFileSync(new URL(`../../${path}`, import.meta.url), text);

write(
  "public/icons.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${height}" viewBox="0 0 ${SIZE} ${height}">${drawn.join("")}</svg>\n`,
);
write(
  "app/styles/icons.css",
  `/* Made by scripts/dev/icons.ts. */\n.icon {\n  -webkit-mask: var(--icons) 0 calc(var(--n, ${unknown}) / ${all.length - 1} * 100%) / 100% auto;\n}\n${places(1, home.slice(1))}`,
);
write(
  "app/styles/icons-parts.css",
  `/* Made by scripts/dev/icons.ts. */\n${places(home.length, all.slice(home.length))}`,
);
