// biome-ignore-all lint/a11y/noNoninteractiveTabindex: not every browser makes a scroller focusable
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- as above */
import type { ReactNode } from "react";

/** A list that scrolls sideways and snaps, by swipe or keyboard, with or without JavaScript. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="home-scroller" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
