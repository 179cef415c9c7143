// biome-ignore-all lint/a11y/noNoninteractiveTabindex: without the script it is a strip that the keyboard scrolls
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- as above */

import { Spinner } from "#app/components/layout/spinner.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { inlineImage } from "#app/components/ui/pictures/inline-image.ts";
import * as m from "#messages/pages/mumbai.ts";
import type { Entries } from "#worker/content/collections.ts";

type Slide = Entries<"slides">[number];

/** A scrollable strip of pictures; with JavaScript, a slideshow of one picture at a time. */
export function Slideshow({ label, slides }: { label: string; slides: readonly Slide[] }) {
  return (
    <section className="slideshow" aria-label={label}>
      <div className="slides" tabIndex={0}>
        {slides.map(({ slug, hour, caption, image, isEnglish }, i) => (
          <figure key={slug} className="slide" lang={isEnglish && "en"}>
            <div className="slide-picture">
              {i === 0 && <Spinner label={m.loading()} />}
              <img
                src={i === 0 ? inlineImage(image.src) : image.src}
                alt={image.alt}
                width={image.width}
                height={image.height}
                loading={i === 0 ? "eager" : "lazy"}
                fetchPriority={i === 0 ? "high" : "low"}
                data-fallback="/pictures/placeholder.svg"
              />
            </div>
            <figcaption>
              <span className="slide-hour">{hour}</span>
              <span>{caption}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <template>
        <Controls />
      </template>
    </section>
  );
}

/** Buttons below the pictures, shown by the page's module, which adds a list with a dot for each picture. */
function Controls() {
  return (
    <div className="slide-buttons">
      <button type="button" aria-label={m.previousPicture()}>
        <Icon name="arrow-left" />
      </button>
      <button type="button">
        <Icon name="pause" />
      </button>
      <button type="button" aria-label={m.nextPicture()}>
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}
