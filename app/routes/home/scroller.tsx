// biome-ignore-all lint/a11y/noNoninteractiveTabindex: not every browser makes a scroller focusable
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- as above */
import type { ReactNode } from "react";

/** A track that scrolls sideways and snaps: by swipe, by keyboard, and without the script. Its items are those of one list. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="home-scroller" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
