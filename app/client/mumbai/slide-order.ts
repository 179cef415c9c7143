export type SlideDirection = "forward" | "backward";

/** The picture after or before `current`; both wrap around (section 4). */
export function nextIndex(current: number, count: number, step: 1 | -1): number {
  return (current + count + step) % count;
}
