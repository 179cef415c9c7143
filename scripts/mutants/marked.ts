import type { Mark } from "./cut.ts";

/** Rewrites a source to add a guard's number to `seenGuards` whenever its mark is evaluated. */
export function withMarks(source: string, marks: ReadonlyArray<Mark & { number: number }>): string {
  const before = new Map<number, string>();
  const after = new Map<number, string>();
  // Innermost first, so that marks nest.
  for (const { start, end, when, number } of marks.toSorted((a, b) => a.end - a.start - (b.end - b.start))) {
    const add = `globalThis.seenGuards?.add(${number})`;
    const [open, close] =
      when === undefined ? [`(${add}, `, ")"] : ["((", when ? `) && (${add}, true))` : `) || (${add}, false))`];
    before.set(start, open + (before.get(start) ?? ""));
    after.set(end, (after.get(end) ?? "") + close);
  }
  const places = [...new Set([...before.keys(), ...after.keys()])].sort((a, b) => a - b);
  const pieces = places.map((place, n) => {
    return (after.get(place) ?? "") + (before.get(place) ?? "") + source.slice(place, places[n + 1]);
  });
  return source.slice(0, places[0]) + pieces.join("");
}
