import { brick, hairs, ink, leaf, marigold, peacock, pick, seeded, skins, stone } from "./palette.ts";
import type { Dress } from "./portrait-dress.ts";
import type { FacialHair, HairStyle } from "./portrait-hair.ts";
import { GROUNDS } from "./portraits.ts";

/** Drawn avatars: calm faces, no likeness of anybody. What the alternative text says about a person is obeyed. */
export type Portrait = {
  woman: boolean;
  skin: number;
  style: HairStyle;
  hairColour: string;
  facial: FacialHair;
  glasses: boolean;
  dress: Dress;
  colour: string;
  accent: string;
  cloth: string;
  ground: number;
  bindi: boolean;
};

const DRESS_COLOURS: readonly (readonly [string, string])[] = [
  [peacock[600], marigold[500]],
  [brick[600], marigold[400]],
  [leaf[600], marigold[300]],
  [ink[800], peacock[300]],
  [marigold[500], brick[600]],
  [peacock[800], brick[400]],
  [ink[700], marigold[400]],
  [leaf[800], stone[100]],
  [brick[800], peacock[200]],
  [stone[300], peacock[600]],
];

const MEN_STYLES: readonly HairStyle[] = ["parted", "crop", "waves", "receding", "quiff", "bald"];
const WOMEN_STYLES: readonly HairStyle[] = ["bun", "long", "bob", "swept", "braid", "curls"];
const MEN_DRESS: readonly Dress[] = ["suit", "nehru", "kurta", "shirt", "suit", "blazer"];
const WOMEN_DRESS: readonly Dress[] = ["sari", "salwar", "blazer", "sari", "kurta"];

/** Builds a person from name and alternative text; `order` spreads grounds and dress over a list so that neighbours differ. */
export function describe(name: string, alt: string, order: number, skin?: number): Portrait {
  const random = seeded(`portrait ${name}`);
  const says = (pattern: RegExp): boolean => pattern.test(alt.toLowerCase());
  const woman =
    says(/\b(woman|she|her|sari|saree|lady|hijab|dupatta|bindi)\b/) ||
    (!says(/\b(man|he|his|turban|beard|moustache)\b/) && looksFeminine(name));
  const elder =
    says(/\bgrey (hair|bob|beard)/) ||
    says(
      /\b(grey|gray|silver|white|older|elder|senior)\b[^,.;]*\b(hair|beard|moustache|bun|braid|woman|man|stubble|bob|plait)/,
    );
  const style = styleOf(says, woman, order);
  const colours = coloursOf(alt, order);
  return {
    woman,
    skin: skin !== undefined ? skin : (order * 2 + Math.floor(random() * 3) + 1) % skins.length,
    style,
    hairColour: says(/white (hair|beard|bun)/)
      ? hairs.white
      : elder
        ? hairs.grey
        : random() < 0.2
          ? hairs.brown
          : hairs.black,
    facial: facialOf(says, woman, style, random),
    glasses: says(/glasses|spectacles/) || (skin === undefined && random() < 0.18),
    dress: dressOf(says, woman, order),
    colour: colours[0],
    accent: colours[1],
    cloth:
      style === "pallu"
        ? colours[0]
        : (namedBefore(alt, "turban|hijab") ??
          pick([brick[600], peacock[600], marigold[500], leaf[600], ink[700]], random)),
    ground: order % GROUNDS.length,
    bindi: woman && style !== "hijab" && (says(/bindi|sari|saree/) || (skin === undefined && random() < 0.4)),
  };
}

const MASCULINE_A = new Set([
  "aditya",
  "krishna",
  "rama",
  "surya",
  "dhruva",
  "siva",
  "shiva",
  "raja",
  "mustafa",
  "hamza",
  "zakaria",
  "ravindra",
  "arya",
  "yahya",
]);
const FEMININE = new Set([
  "preet",
  "harpreet",
  "mehr",
  "noor",
  "gurpreet",
  "jasleen",
  "simran",
  "kiran",
  "zainab",
  "mumtaz",
  "parveen",
  "yasmin",
  "nasreen",
  "kajal",
  "komal",
  "sonal",
  "payal",
  "hetal",
  "anjum",
  "muskan",
  "sheetal",
  "shital",
  "minal",
  "rupal",
  "mary",
  "grace",
  "tabassum",
  "iram",
  "nusrat",
  "roshan",
  "khyati",
  "tejal",
  "kinjal",
  "kaur",
  "aarti",
  "devaki",
]);

function looksFeminine(name: string): boolean {
  const first =
    name
      .toLowerCase()
      .replace(/^(dr|ca|cs|adv|prof|smt|shri|mr|ms|mrs)\.?\s+/, "")
      .split(/[\s-]/)[0] ?? "";
  if (FEMININE.has(first) || /\bkaur\b/i.test(name)) return true;
  return (
    /(a|i|ee)$/.test(first) &&
    !MASCULINE_A.has(first) &&
    !/^(ravi|hari|murali|gopi|ali|shani|bhavani|faizi)$/.test(first)
  );
}

function styleOf(says: (pattern: RegExp) => boolean, woman: boolean, order: number): HairStyle {
  if (says(/hijab|headscarf|head scarf/)) return "hijab";
  if (says(/turban|pagri|dastar/)) return "turban";
  if (says(/pallu over|covered head|head covered/)) return "pallu";
  if (says(/\bbald|shaven head/)) return "bald";
  if (says(/receding|balding|thinning/)) return "receding";
  if (says(/\bbun\b|tied back|tied-back|chignon/)) return "bun";
  if (says(/braid|plait/)) return "braid";
  if (says(/\bbob\b|chin-length|shoulder-length/)) return "bob";
  if (says(/curl/)) return woman ? "curls" : "waves";
  if (says(/wavy|waves/)) return woman ? "long" : "waves";
  if (says(/long (black |dark |brown |grey |loose |straight )*hair|loose hair/)) return "long";
  if (says(/side[- ]part|parted/)) return woman ? "swept" : "parted";
  if (says(/short|cropped/)) return woman ? "bob" : "crop";
  const styles = woman ? WOMEN_STYLES : MEN_STYLES;
  return styles[order % styles.length] as HairStyle;
}

function dressOf(says: (pattern: RegExp) => boolean, woman: boolean, order: number): Dress {
  if (says(/sari|saree/)) return "sari";
  if (says(/nehru|bandhgala|waistcoat|achkan|sherwani|sleeveless jacket/)) return "nehru";
  if (says(/dupatta|salwar|stole/)) return "salwar";
  if (says(/shawl/)) return "shawl";
  if (says(/kurta|kurti|tunic/)) return "kurta";
  if (says(/blazer/)) return woman ? "blazer" : "suit";
  if (says(/\bsuit|\btie\b/)) return woman ? "blazer" : "suit";
  if (says(/jacket|coat/)) return "blazer";
  if (says(/shirt|polo/)) return "shirt";
  const kinds = woman ? WOMEN_DRESS : MEN_DRESS;
  return kinds[order % kinds.length] as Dress;
}

function facialOf(
  says: (pattern: RegExp) => boolean,
  woman: boolean,
  style: HairStyle,
  random: () => number,
): FacialHair {
  if (woman) return "none";
  if (says(/clean[- ]shaven/)) return "none";
  if (says(/stubble/)) return "stubble";
  if (says(/goatee/)) return "goatee";
  if (says(/beard/) || style === "turban") return "beard";
  if (says(/moustache|mustache/)) return "moustache";
  return pick<FacialHair>(["none", "moustache", "beard", "stubble", "none", "goatee"], random);
}

const NAMED: readonly (readonly [RegExp, string])[] = [
  [/peacock|teal|blue-green/, peacock[600]],
  [/marigold|yellow|mustard|saffron|orange/, marigold[500]],
  [/leaf|green/, leaf[600]],
  [/brick|red|maroon|crimson/, brick[600]],
  [/ink|navy|dark blue|indigo|\bblue\b|black/, ink[800]],
  [/cream|paper|white|ivory|beige|off-white|sand/, stone[100]],
  [/grey|gray/, ink[500]],
];

function namedBefore(alt: string, garments: string): string | undefined {
  const words = new RegExp(`([\\w-]+(?: [\\w-]+){0,2}) (?:${garments})`).exec(alt.toLowerCase())?.[1];
  return words ? NAMED.find(([pattern]) => pattern.test(words))?.[1] : undefined;
}

const GARMENTS =
  "sari|saree|kurta|kurti|suit|jacket|nehru|blazer|shirt|salwar|waistcoat|tunic|shawl|dupatta|coat|bandhgala|sherwani";

/** The colour named right before a garment wins; otherwise colours go round the list. */
function coloursOf(alt: string, order: number): readonly [string, string] {
  const fallback = DRESS_COLOURS[order % DRESS_COLOURS.length] as readonly [string, string];
  const named = namedBefore(alt, GARMENTS);
  if (named === undefined) return fallback;
  const taken = fallback[0] === named || fallback[1] === named;
  return [named, taken ? (named === marigold[500] ? brick[600] : marigold[400]) : fallback[1]];
}
