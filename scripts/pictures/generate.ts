import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { optimize } from "svgo";
import { logo as brandLogo, icon } from "./brand.ts";
import { cast } from "./cast.ts";
import { covers, placeholder } from "./covers.ts";
import { writeRasters } from "./icons.ts";
import { logo } from "./logos.ts";
import { hash } from "./palette.ts";
import { describePerson } from "./portrait-people.ts";
import { monogram, portrait } from "./portraits.ts";
import { heroScenes, mumbaiScenes } from "./scenes.ts";
import { type Drawing, picture } from "./svg.ts";

/**
 * Draws every picture that a seed entry names and fails when one of them has no drawing.
 * `node generate.ts [--seed dir] [--out public dir] [--icons]`; only `--icons` needs a browser.
 */
const LIMIT = 12_000;
const FORBIDDEN = /NaN|undefined|<script|<style|<image|<foreignObject|\sstyle=|href=|url\((?!#)/;

type Entry = { slug: string; name?: string };
type Wanted = { src: string; collection: string; key: string; entry: Entry; order: number };

function sources(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sources);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "src" && typeof inner === "string" && inner.startsWith("/pictures/") ? [inner] : sources(inner),
  );
}

async function wanted(seedDirectory: string): Promise<Wanted[]> {
  const list: Wanted[] = [];
  for (const file of readdirSync(seedDirectory)
    .filter((name) => name.endsWith(".ts"))
    .sort()) {
    const module = (await import(pathToFileURL(join(seedDirectory, file)).href)) as Record<string, unknown>;
    for (const entries of Object.values(module).filter(Array.isArray))
      (entries as Entry[]).forEach((entry, order) => {
        for (const src of sources(entry)) {
          const [, , collection = "", name = ""] = src.split("/");
          list.push({ src, collection, key: name.replace(/\.svg$/, ""), entry, order });
        }
      });
  }
  return list;
}

const scene = (width: number, height: number, draw: (() => Drawing) | undefined): string | undefined =>
  draw && picture(width, height, draw());

function draw({ collection, key, entry, order }: Wanted): string | undefined {
  const name = entry.name ?? key;
  switch (collection) {
    case "hero":
      return scene(1200, 675, heroScenes[key]);
    case "slides":
      return scene(1200, 675, mumbaiScenes[key]);
    case "team":
    case "members": {
      const [direction, skin] = cast[key] ?? ["", undefined];
      return portrait(key, describePerson(name, direction, order, skin));
    }
    case "testimonials":
      return monogram(name, order);
    case "partners":
      return logo(key);
    default:
      return scene(800, 450, covers[collection]?.[key]);
  }
}

function finish(src: string, svg: string): string {
  const prefix = `p${hash(src).toString(36)}`;
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: ["preset-default", { name: "prefixIds", params: { prefix, delim: "", prefixClassNames: false } }],
  });
  const problem = FORBIDDEN.exec(data);
  if (problem) throw new Error(`${src} contains ${problem[0]}`);
  return data;
}

function write(out: string, src: string, svg: string): number {
  const data = finish(src, svg);
  const size = gzipSync(data, { level: 9 }).length;
  if (size > LIMIT) throw new Error(`${src} is ${size} bytes compressed, more than ${LIMIT}`);
  const file = join(out, src);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
  return size;
}

const here = import.meta.dirname;
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: join(here, "../../worker/content/seed") },
    out: { type: "string", default: join(here, "../../public") },
    icons: { type: "boolean", default: false },
  },
});

const sizes: [string, number][] = [];
const missing: string[] = [];
for (const item of await wanted(values.seed)) {
  const svg = draw(item);
  if (svg === undefined) missing.push(item.src);
  else sizes.push([item.src, write(values.out, item.src, svg)]);
}
write(values.out, "/pictures/placeholder.svg", picture(800, 450, placeholder()));
write(values.out, "/icon.svg", icon(512));
write(values.out, "/logo.svg", brandLogo());
write(values.out, "/logo-dark.svg", brandLogo(true));
if (values.icons) await writeRasters(values.out);

sizes.sort((a, b) => b[1] - a[1]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
console.log(
  `${sizes.length} pictures, ${total} bytes compressed; largest: ${sizes
    .slice(0, 3)
    .map(([src, size]) => `${src} ${size}`)
    .join(", ")}`,
);
if (missing.length > 0) {
  console.error(`No drawing for:\n${missing.join("\n")}`);
  process.exitCode = 1;
}
