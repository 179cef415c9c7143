/**
 * A decorative icon in the colour of the text, from the strip that `npm run icons` makes. It is a CSS mask, because an
 * SVG's `<use>` would fetch the strip before the page is painted.
 */
export function Icon({ name }: { name: string }) {
  return <i className={`icon i-${name}`} />;
}
