import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Entry } from "#worker/content/collections.ts";
import { FooterContent } from "./footer.tsx";
import { Icon } from "./icon.tsx";
import { barPathOf, Navigation } from "./navigation.tsx";

/** As the root's loader tells it (`frameContext`). */
type Frame = { settings: Entry<"settings">; year: number };

/** HTML of what stands around every page, by the ids of its places; the bar alone when the root's loader has failed. */
export function printFrame(frame: Frame | null, path: string): Record<string, string> {
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

const prints = new Map<string, { of: string; html: string }>();

/** The same HTML for as long as it is made of the same. */
function printOnce(place: string, of: string, render: () => ReactElement): string {
  const known = prints.get(place);
  if (known?.of === of && !import.meta.env.DEV) return known.html;
  const html = renderToStaticMarkup(render());
  prints.set(place, { of, html });
  return html;
}

function Community({ href }: { href: string }) {
  return (
    <a className="whatsapp" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="whatsapp" />
      <span>Join our WhatsApp group</span>
    </a>
  );
}
