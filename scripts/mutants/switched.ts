import type { Guard } from "./guards.ts";

type Switch = Pick<Guard, "cut" | "mark"> & { number: number };

/** Rewrites a source so that the guard with the number in `globalThis.lackedGuard` has no effect. */
export function withSwitches(source: string, switches: readonly Switch[]): string {
  return render(source, { start: 0, end: source.length }, switches);
}

function render(source: string, whole: Range, switches: readonly Switch[]): string {
  let text = "";
  let place = whole.start;
  for (const { mark } of switches.toSorted(outerFirst)) {
    if (mark.start < place) continue;
    const [same, inner] = [switches.filter((one) => isSame(one.mark, mark)), switches.filter(isInside(mark))];
    const without = same.map((one) => `globalThis.lackedGuard === ${one.number} ? (${variantOf(source, one)}) : `);
    text += `${source.slice(place, mark.start)}(${without.join("")}(${render(source, mark, inner)}))`;
    place = mark.end;
  }
  return text + source.slice(place, whole.end);
}

function variantOf(source: string, { cut, mark }: Switch): string {
  if (isWithin(cut, mark)) return source.slice(mark.start, cut.start) + cut.by + source.slice(cut.end, mark.end);
  if (cut.end === mark.end && source.slice(cut.start, mark.start) === "...") return "[]";
  throw new Error(
    `A guard cannot be switched off, because no expression holds it: ${source.slice(cut.start, cut.end)}`,
  );
}

type Range = { start: number; end: number };

const outerFirst = (a: Switch, b: Switch) => a.mark.start - b.mark.start || b.mark.end - a.mark.end;
const isWithin = (inner: Range, outer: Range) => inner.start >= outer.start && inner.end <= outer.end;
const isSame = (a: Range, b: Range) => a.start === b.start && a.end === b.end;
const isInside = (outer: Range) => (one: Switch) => isWithin(one.mark, outer) && !isSame(one.mark, outer);
