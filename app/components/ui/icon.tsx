/**
 * A picture from the strip that `npm run icons` makes, in the colour of the text; it is decoration, the words beside it
 * tell the same. As a mask, because an SVG's `<use>` would fetch the strip before the page is painted.
 */
export function Icon({ name }: { name: string }) {
  return <i className={`icon i-${name}`} />;
}
