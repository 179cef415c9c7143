import { inlineImage } from "./inline-image.ts";

type Source = { src: string; alt: string; width: number; height: number };

type PictureProps = {
  image: Source;
  className?: string;
  isFirst?: boolean;
  /** The page's styles do not show it before they want it asked for. */
  isLate?: boolean;
  fallback?: string;
};

/** A picture with fixed proportions, loaded lazily below the fold. */
export function Picture({ image, className, isFirst = false, isLate = !isFirst, fallback }: PictureProps) {
  return (
    <img
      className={className}
      src={isFirst ? inlineImage(image.src) : image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={isLate ? "lazy" : "eager"}
      fetchPriority={isFirst ? "high" : undefined}
      data-fallback={fallback}
    />
  );
}
