export type SlideDirection = "forward" | "backward";

/** Section 4: the index wraps around. */
export function nextIndex(current: number, count: number, step: 1 | -1): number {
  return (current + count + step) % count;
}
