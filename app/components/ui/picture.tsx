import { pictureSource, type Shape, type Source } from "./pictures/picture-source.ts";

type PictureProps = {
  image: Source;
  className?: string;
  shape?: Shape;
  isFirst?: boolean;
  /** Loads lazily, even if it is the first picture. */
  isLate?: boolean;
  fallback?: string;
};

/** A picture with fixed proportions, loaded lazily below the fold. */
export function Picture({
  image,
  className,
  shape = "wide",
  isFirst = false,
  isLate = !isFirst,
  fallback,
}: PictureProps) {
  const { focusClass, ...source } = pictureSource(image, { shape, isLate, isFirst });
  return (
    <img
      {...source}
      className={[className, focusClass].filter(Boolean).join(" ") || undefined}
      alt={image.alt}
      loading={isLate ? "lazy" : "eager"}
      fetchPriority={isFirst ? "high" : undefined}
      data-fallback={fallback}
    />
  );
}
