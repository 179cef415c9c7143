import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { drawnIn } from "#app/components/drawn-in.ts";
import { Icon } from "#app/components/icon.tsx";
import { Spinner } from "#app/components/spinner.tsx";
import { useAutoplay, usePause } from "#app/components/use-autoplay.ts";
import { useIsScripted } from "#app/components/use-is-scripted.ts";
import type { Entry } from "#worker/content/collections.ts";

type Slide = { slug: string } & Pick<Entry<"slides">, "caption" | "image">;
type Direction = "forward" | "backward";
type Place = { current: number; leaving: number | undefined; direction: Direction };

/** Section 4: the slideshow advances every 4500 ms. */
const INTERVAL_MS = 4_500;
/** How far a finger moves before it means the next picture; pixels. */
const SWIPE = 40;

/** A strip of pictures to scroll; with the script, a show of one picture at a time. Sections 2 and 4, Mumbai slideshow. */
export function Slideshow({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const isShow = useIsScripted();
  const strip = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>({ current: 0, leaving: undefined, direction: "forward" });
  const hasFirst = useFirstPicture(strip);
  const touchedAt = useRef<number>(undefined);

  function jump(to: number, direction?: Direction) {
    setPlace((from) =>
      to === from.current
        ? from
        : { current: to, leaving: from.current, direction: direction ?? (to > from.current ? "forward" : "backward") },
    );
  }
  const next = () => jump((place.current + 1) % slides.length, "forward");
  const previous = () => jump((place.current + slides.length - 1) % slides.length, "backward");
  const { isPaused, toggle } = usePause();
  useAutoplay({
    tick: next,
    intervalMs: INTERVAL_MS,
    isPaused: isPaused || !hasFirst,
    stage: strip,
    since: place.current,
  });

  function onKeyDown(event: KeyboardEvent) {
    const move = { ArrowRight: next, ArrowLeft: previous }[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move();
  }
  const control = { type: "button", onKeyDown } as const;
  function onPointerUp(event: PointerEvent) {
    const moved = event.clientX - (touchedAt.current ?? event.clientX);
    touchedAt.current = undefined;
    if (Math.abs(moved) >= SWIPE) (moved < 0 ? next : previous)();
  }

  // Who scrolled the strip before the script came stays where they are.
  useLayoutEffect(() => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    const current = Math.round(scrollLeft / clientWidth);
    if (current > 0) setPlace({ current, leaving: undefined, direction: "forward" });
  }, []);

  return (
    <section
      className={`slideshow ${isShow ? "is-show" : ""}`}
      aria-roledescription="carousel"
      aria-label={label}
      data-direction={place.direction}
    >
      <div
        className="slides"
        ref={strip}
        aria-live={isPaused ? "polite" : "off"}
        // Without the script it is a strip that the keyboard scrolls.
        tabIndex={isShow ? undefined : 0}
        onPointerDown={(event) => {
          if (event.pointerType === "touch") touchedAt.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
      >
        {slides.map(({ slug, caption, image }, i) => (
          <figure
            key={slug}
            className="slide"
            data-state={i === place.current ? "current" : i === place.leaving ? "leaving" : "idle"}
            aria-roledescription="slide"
            aria-label={`${i + 1} of ${slides.length}`}
            aria-hidden={isShow && i !== place.current}
          >
            <div className="slide-picture">
              {i === 0 && !hasFirst && <Spinner label="Loading the pictures" />}
              <img
                // The first one stands in the document, of which the browser's code knows nothing.
                src={i === 0 ? drawnIn(image.src) : image.src}
                suppressHydrationWarning={i === 0}
                alt={image.alt}
                width={image.width}
                height={image.height}
                loading={i === 0 ? "eager" : "lazy"}
                fetchPriority={i === 0 ? "high" : "low"}
                data-fallback="/pictures/placeholder.svg"
              />
            </div>
            <figcaption>
              <span className="slide-number">{i + 1}</span>
              {caption}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="slide-buttons">
        <button {...control} aria-label="Previous picture" onClick={previous}>
          <Icon name="arrow-left" />
        </button>
        <button {...control} aria-label={isPaused ? "Play slideshow" : "Pause slideshow"} onClick={toggle}>
          <Icon name={isPaused ? "play" : "pause"} />
        </button>
        <button {...control} aria-label="Next picture" onClick={next}>
          <Icon name="arrow-right" />
        </button>
      </div>
      <ol className="slide-dots">
        {slides.map(({ slug, caption }, i) => (
          <li key={slug}>
            <button
              {...control}
              aria-label={`Picture ${i + 1}: ${caption}`}
              aria-current={i === place.current ? "true" : undefined}
              onClick={() => jump(i)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * Section 4: the show begins after the first picture loads or fails, and the others are fetched from then on, each after
 * the one before it, so that they hold up neither the line nor the page. For who saves data each comes when it is shown.
 */
function useFirstPicture(strip: React.RefObject<HTMLDivElement | null>): boolean {
  const [hasFirst, setHasFirst] = useState(false);
  useEffect(() => {
    const [first, ...others] = strip.current?.querySelectorAll("img") ?? [];
    if (!first) return;
    const end = new AbortController();
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    whenSettled(first, end.signal, () => {
      setHasFirst(true);
      if (!connection?.saveData) fetchInTurn(others, end.signal);
    });
    return () => end.abort();
  }, [strip]);
  return hasFirst;
}

function fetchInTurn([picture, ...others]: HTMLImageElement[], signal: AbortSignal): void {
  if (!picture) return;
  picture.loading = "eager";
  whenSettled(picture, signal, () => fetchInTurn(others, signal));
}

/** Calls back once the picture has loaded or failed, at once if it has already. */
function whenSettled(picture: HTMLImageElement, signal: AbortSignal, act: () => void): void {
  if (picture.complete) {
    act();
    return;
  }
  let isSettled = false;
  const settle = () => {
    // One that failed loads the stand-in afterwards.
    if (isSettled) return;
    isSettled = true;
    act();
  };
  picture.addEventListener("load", settle, { signal });
  picture.addEventListener("error", settle, { signal });
}
