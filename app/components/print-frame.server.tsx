import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Entry } from "#worker/content/collections.ts";
import { FooterContent } from "./footer.tsx";
import { Icon } from "./icon.tsx";
import { type Prints, toPrint } from "./marks.ts";
import { barPathOf, Navigation } from "./navigation.tsx";

/** As the root's loader tells it (`frameContext`). */
type Frame = { settings: Entry<"settings">; year: number };

/** What stands around every page, by the ids of its places; the bar alone when the root's loader has failed. */
export function printFrame(frame: Frame | null, path: string): Prints {
  const props = { name: frame?.settings.name ?? "MASA Forum", path: barPathOf(path) };
  const bar = printOnce(`bar ${props.path}`, JSON.stringify(props), () => <Navigation {...props} />);
  if (!frame) return { bar };
  const { settings, year } = frame;
  const { whatsapp } = settings.links;
  return {
    bar,
    footer: printOnce("footer", JSON.stringify([settings, year]), () => (
      <FooterContent settings={settings} year={year} />
    )),
    community: printOnce("community", whatsapp, () => <Community href={whatsapp} />),
  };
}

const prints = new Map<string, { of: string; print: Uint8Array }>();

/** The same for as long as it is made of the same. */
function printOnce(place: string, of: string, render: () => ReactElement): Uint8Array {
  const known = prints.get(place);
  if (known?.of === of && !import.meta.env.DEV) return known.print;
  const print = toPrint(renderToStaticMarkup(render()));
  prints.set(place, { of, print });
  return print;
}

function Community({ href }: { href: string }) {
  return (
    <a className="whatsapp" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="whatsapp" />
      <span>Join our WhatsApp group</span>
    </a>
  );
}
