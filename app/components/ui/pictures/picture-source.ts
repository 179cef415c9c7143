import { inlineImage } from "./inline-image.ts";

export type Source = {
  src: string;
  alt: string;
  width: number;
  height: number;
  small?: { src: string; width: number } | undefined;
  focus?: { x: number; y: number } | undefined;
};
/** The shape of a picture's place: a card, a person, or the picture's own shape. */
export type Shape = keyof typeof PROPORTIONS;

const PROPORTIONS = { wide: 9 / 16, square: 1, own: undefined } as const;
const SIZES: Record<Shape, string> = {
  wide: "(min-width: 64rem) 37.5rem, 100vw",
  square: "(min-width: 48rem) 20rem, 50vw",
  own: "100vw",
};

/** Attributes of a picture. An uploaded one has two files and is cropped to `shape` around its focal point. */
export function pictureSource(
  image: Source,
  { shape, isLate, isFirst }: { shape: Shape; isLate: boolean; isFirst: boolean },
) {
  const { src, small, focus, width, height } = image;
  const proportion = focus && PROPORTIONS[shape];
  return {
    src: isFirst ? inlineImage(src) : src,
    ...(small && {
      srcSet: `${small.src} ${small.width}w, ${src} ${width}w`,
      sizes: isLate ? `auto, ${SIZES[shape]}` : SIZES[shape],
    }),
    width,
    height: proportion ? Math.round(width * proportion) : height,
    focusClass: proportion ? `cut cut-${shape} focus-x-${focus.x} focus-y-${focus.y}` : undefined,
  };
}
