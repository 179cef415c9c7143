/**
 * `npm run icons`: makes public/icons.svg, a strip of the site's icons, and the style sheets with the position of each
 * icon: app/styles/icons.css for the frame and Home, app/styles/icons-parts.css for the other screens.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { icons as lucide } from "@iconify-json/lucide";
import { siFacebook, siInstagram, siWhatsapp } from "simple-icons";

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
/** Icons of the other screens: those that content can name there, and the screens' own. */
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
  "info",
  "key-round",
  "mail",
  "map-pin",
  "monitor-smartphone",
  "phone",
  "rocket",
  "scale",
  "target",
  "trending-up",
  "triangle-alert",
  "users",
];
/** The icon at the end of every `<summary>` (app/styles/elements.css). */
const DISCLOSURE = "chevron-down";
/** Shown for an icon name in the content that does not exist here. */
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
  // No longer in the icon set: a plain drawing of the two letters in a square.
  {
    id: "linkedin",
    path: "M2 0h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2Zm1.7 9v11.3h3.5V9H3.700Zm1.750-5.500a2 2 0 1 0 0 4.050 2 2 0 0 0 0-4.050ZM9.400 9v11.300h3.500v-5.600c0-1.500.300-2.900 2.100-2.900s1.850 1.700 1.850 3v5.500h3.500v-6.200c0-3-.650-5.400-4.200-5.400-1.700 0-2.850.950-3.300 1.800h-.050V9H9.400Z",
  },
].map(({ id, path }) => ({ id, body: `<path d="${path}"/>` }));
/** The forum's sign from `public/icon.svg`, simplified so that it stays sharp. */
const masa = {
  id: "masa",
  body: `<g transform="scale(.75)"><path d="M0 32V30A7.9 7.9 0 0 1 7.9 22.2H9.8V32ZM5.4 24.8L6.8 26.2L8.1 27.6L6.8 29L5.4 30.3L4 29L2.6 27.6L4 26.2ZM11.1 32V22.2H20.9V32ZM16 24.3L17.4 25.7L18.7 27.1L17.4 28.5L16 29.8L14.6 28.5L13.3 27.1L14.6 25.7ZM22.2 32V22.2H32V32ZM27.1 24.3L28.5 25.7L29.8 27.1L28.5 28.5L27.1 29.8L25.7 28.5L24.3 27.1L25.7 25.7Z" fill="#0B6E8A" fill-rule="evenodd"/><path d="M11.1 20.9V18.9A7.9 7.9 0 0 1 18.9 11.1H20.9V20.9ZM16.5 13.7L17.9 15.1L19.2 16.5L17.9 17.9L16.5 19.2L15.1 17.9L13.7 16.5L15.1 15.1ZM22.2 20.9V11.1H32V20.9ZM27.1 13.3L28.5 14.6L29.8 16L28.5 17.4L27.1 18.7L25.7 17.4L24.3 16L25.7 14.6Z" fill="#0B6E8A" fill-rule="evenodd"/><path d="M22.2 9.8V7.9A7.9 7.9 0 0 1 30 0H32V9.8ZM27.6 2.6L29 4L30.3 5.4L29 6.8L27.6 8.1L26.2 6.8L24.8 5.4L26.2 4Z" fill="#F2A31B" fill-rule="evenodd"/></g>`,
};

const home = [masa, ...brands, ...ON_HOME.map(stroked)];
const all = [...home, ...ELSEWHERE.map(stroked)];
const unknown = home.findIndex(({ id }) => id === UNKNOWN);
const SIZE = 24;
const drawn = all.map(({ body }, i) => `<g transform="translate(0 ${i * SIZE})">${body}</g>`);
const height = all.length * SIZE;
const places = (from: number, icons: ReadonlyArray<{ id: string }>) =>
  icons
    .map(({ id }, i) => `${id === DISCLOSURE ? "summary::after,\n" : ""}.i-${id} {\n  --n: ${from + i};\n}\n`)
    .join("");
const write = (path: string, text: string) => writeFileSync(new URL(`../../${path}`, import.meta.url), text);

const strip = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${height}" viewBox="0 0 ${SIZE} ${height}">${drawn.join("")}</svg>\n`;
// Part of the address, because browsers cache the strip for a year.
const version = createHash("sha256").update(strip).digest("hex").slice(0, 8);

write("public/icons.svg", strip);
write(
  "app/styles/icons.css",
  `/* Made by scripts/dev/icons.ts. */\n:root {\n  --icons: var(--late, url("/icons.svg?${version}"));\n}\n.icon,\nsummary::after {\n  -webkit-mask: var(--icons) 0 calc(var(--n, ${unknown}) / ${all.length - 1} * 100%) / 100% auto;\n}\n${places(1, home.slice(1))}`,
);
write(
  "app/styles/icons-parts.css",
  `/* Made by scripts/dev/icons.ts. */\n${places(home.length, all.slice(home.length))}`,
);
