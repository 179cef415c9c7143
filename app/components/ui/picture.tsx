import { inlineImage } from "./inline-image.ts";

type Source = { src: string; alt: string; width: number; height: number };

type PictureProps = {
  image: Source;
  className?: string;
  isFirst?: boolean;
  /** The page's styles show it only when it should load. */
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
