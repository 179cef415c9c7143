import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Printed } from "#app/components/printed.tsx";
import { useAutoplay } from "#app/components/use-autoplay.ts";
import { itemsOf, Scroller } from "./scroller.tsx";

const INTERVAL_MS = 6_000;

/** Section 4: advances every 6 s. The track is a scroller, so that swiping works, and the dots are links into it. */
export function HeroCarousel({ scenes, isPaused }: { scenes: number; isPaused: boolean }) {
  const track = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const next = (current + 1) % scenes;

  useAutoplay({
    tick: () => show(next),
    intervalMs: INTERVAL_MS,
    isPaused: isPaused || isHovered || isFocused,
    stage: track,
    since: current,
  });
  useEffect(() => watchArrivals(track.current, setCurrent), []);
  // The coming picture is there before it is needed; the others wait.
  useEffect(() => {
    const picture = itemsOf(track.current)[next]?.querySelector("img");
    if (picture) picture.loading = "eager";
  }, [next]);

  function show(index: number) {
    const left = itemsOf(track.current)[index]?.offsetLeft;
    // From one end to the other nobody wants to see all the scenes in between.
    const isNeighbour = Math.abs(index - current) === 1;
    track.current?.scrollTo({ left, behavior: isNeighbour ? "auto" : "instant" });
    setCurrent(index);
  }

  function jump(event: MouseEvent, index: number) {
    event.preventDefault();
    show(index);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is operated here, only held
    <section
      aria-roledescription="carousel"
      aria-label={`${scenes} scenes from the forum`}
      onPointerEnter={(event: PointerEvent) => setHovered(event.pointerType === "mouse")}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event: FocusEvent) => setFocused(event.target.matches(":focus-visible"))}
      onBlur={() => setFocused(false)}
    >
      <Scroller track={track} label="Scenes">
        <Printed as="ul" id="scenes" />
      </Scroller>
      <p className="home-dots">
        {Array.from({ length: scenes }, (_, index) => index).map((index) => (
          <a
            key={index}
            href={`#scene-${index + 1}`}
            aria-current={index === current || undefined}
            onClick={(event) => jump(event, index)}
          >
            <span className="visually-hidden">{`Scene ${index + 1}`}</span>
          </a>
        ))}
      </p>
    </section>
  );
}

/** Tells which scene has come into view, however it was brought there. */
function watchArrivals(track: HTMLElement | null, onArrival: (index: number) => void) {
  const scenes: Element[] = itemsOf(track);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) onArrival(scenes.indexOf(target));
    },
    { root: track, threshold: 0.6 },
  );
  for (const scene of scenes) observer.observe(scene);
  return () => observer.disconnect();
}
