import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FooterContent, type FooterProps } from "./footer.tsx";
import { barPathOf, Navigation } from "./navigation.tsx";

/** HTML of what stands around every page, by the ids of its places; of the footer none when the root's loader failed. */
export function printFrame(frame: FooterProps | undefined, path: string): { bar: string; footer?: string } {
  const props = { name: frame?.settings.name ?? "MASA Forum", path: barPathOf(path) };
  const bar = printOnce(`bar ${props.path}`, JSON.stringify(props), () => <Navigation {...props} />);
  if (!frame) return { bar };
  const { settings, year } = frame;
  return { bar, footer: printOnce("footer", JSON.stringify([settings, year]), () => <FooterContent {...frame} />) };
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
