/** A picture from the sprite that `npm run icons` makes; it is decoration, the words beside it tell the same. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
