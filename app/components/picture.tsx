import { drawnIn } from "./drawn-in.ts";

type Source = { src: string; alt: string; width: number; height: number };

/**
 * A picture of the content store in its fixed frame; below the fold it loads when it comes near. The first of a page may
 * stand in the document itself.
 */
export function Picture(props: { image: Source; className?: string; isFirst?: boolean; fallback?: string }) {
  const { image, className, isFirst = false, fallback } = props;
  return (
    <img
      className={className}
      src={isFirst ? drawnIn(image.src) : image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      data-fallback={fallback}
    />
  );
}
