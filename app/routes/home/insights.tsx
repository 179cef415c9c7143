import { useEffect, useRef, useState } from "react";
import { Icon } from "#app/components/icon.tsx";
import { Printed } from "#app/components/printed.tsx";
import { itemsOf, Scroller } from "./scroller.tsx";

type View = { first: number; size: number; total: number };

/** Section 2: one testimonial a view, two from 768 px, three from 1024 px. The style sheet says how many; this reads it. */
export function Insights() {
  const track = useRef<HTMLElement>(null);
  const [position, setPosition] = useState("");
  const tellPosition = () => setPosition(positionOf(viewOf(track.current)));

  useEffect(() => {
    const observer = new ResizeObserver(() => setPosition(positionOf(viewOf(track.current))));
    if (track.current) observer.observe(track.current);
    return () => observer.disconnect();
  }, []);

  /** A whole view on or back; past either end it goes round. */
  function step(direction: 1 | -1) {
    const { first, size, total } = viewOf(track.current);
    const last = total - size;
    const isAtEdge = direction === 1 ? first >= last : first <= 0;
    const opposite = direction === 1 ? 0 : last;
    const target = isAtEdge ? opposite : Math.min(Math.max(first + direction * size, 0), last);
    track.current?.scrollTo({ left: itemsOf(track.current)[target]?.offsetLeft });
  }

  return (
    <section className="home-insights section" aria-labelledby="insights">
      <div className="wrap">
        <div className="home-insights-head">
          <h2 id="insights">Member Insights</h2>
          <output>{position}</output>
          <button className="home-icon-button" type="button" aria-label="Previous insights" onClick={() => step(-1)}>
            <Icon name="arrow-left" />
          </button>
          <button className="home-icon-button" type="button" aria-label="Next insights" onClick={() => step(1)}>
            <Icon name="arrow-right" />
          </button>
        </div>
        <Scroller track={track} label="What members say" onScroll={tellPosition}>
          <Printed as="ul" id="quotes" />
        </Scroller>
      </div>
    </section>
  );
}

function viewOf(track: HTMLElement | null): View {
  const items = itemsOf(track);
  const width = items[0]?.offsetWidth;
  if (!track || !width) return { first: 0, size: 1, total: items.length };
  return {
    first: Math.round(track.scrollLeft / width),
    size: Math.round(track.clientWidth / width),
    total: items.length,
  };
}

function positionOf({ first, size, total }: View): string {
  const last = Math.min(first + size, total);
  return size === 1 ? `${last} of ${total}` : `${first + 1} to ${last} of ${total}`;
}
