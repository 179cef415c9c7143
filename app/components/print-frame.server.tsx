import type { Entry } from "#worker/content/collections.ts";
import { FooterContent } from "./footer.tsx";
import { Icon } from "./icon.tsx";
import type { Prints } from "./marks.ts";
import { barPathOf, Navigation } from "./navigation.tsx";
import { print } from "./print.server.ts";

/** As the root's loader tells it (`frameContext`). */
type Frame = { settings: Entry<"settings">; year: number };

/** What stands around every page, by the ids of its places; the bar alone when the root's loader has failed. */
export function printFrame(frame: Frame | null, path: string): Prints {
  const place = barPathOf(path);
  const known = frame && frames.get(frame.settings);
  const kept = known?.year === frame?.year && !import.meta.env.DEV ? known?.byPath.get(place) : undefined;
  if (kept) return kept;
  const bar = print(<Navigation name={frame?.settings.name ?? "MASA Forum"} path={place} />);
  if (!frame) return { bar };
  const { settings, year } = frame;
  const made = {
    bar,
    footer: print(<FooterContent settings={settings} year={year} />),
    community: print(<Community href={settings.links.whatsapp} />),
  };
  const byPath = known?.year === year ? known.byPath : new Map<string, Prints>();
  frames.set(settings, { year, byPath: byPath.set(place, made) });
  return made;
}

/** One publication's settings give the same frame all year. */
const frames = new WeakMap<Frame["settings"], { year: number; byPath: Map<string, Prints> }>();

function Community({ href }: { href: string }) {
  return (
    <a className="whatsapp" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="whatsapp" />
      <span>Join our WhatsApp group</span>
    </a>
  );
}
