// biome-ignore-all lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard into a scroller by itself
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- as above */
import type { ReactNode, RefObject } from "react";

type ScrollerProps = {
  track: RefObject<HTMLElement | null>;
  label: string;
  onScroll?: () => void;
  /** One list; its items are what the track snaps to. */
  children: ReactNode;
};

/** A track that scrolls sideways and snaps: by swipe, by keyboard, and without the script. */
export function Scroller({ track, label, onScroll, children }: ScrollerProps) {
  return (
    <section className="home-scroller" ref={track} tabIndex={0} aria-label={label} onScroll={onScroll}>
      {children}
    </section>
  );
}

export function itemsOf(track: HTMLElement | null): HTMLElement[] {
  return track ? [...track.querySelectorAll("li")] : [];
}
