/** A quarter of the drawing as path data; the component turns it four times. `lit` are the dots in marigold. */
export type Kolam = { line: string; lit: string };

type Point = readonly [x: number, y: number];

/** Seven by seven dots, six units apart. The line crosses between two dots or turns back around one. */
const LAST = 18;
const HALF = 3;
const ROUND = 2;
const SIDES: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
const CROSSING_SHARE = 0.68;
const ARCS_PER_QUARTER = 49;

/**
 * A pulli kolam: one line around every dot, the same in each quarter turn. The lit dots spell the serial number, so that
 * 4,096 consecutive numbers always differ; the line is derived from the whole number.
 */
export function drawKolam(number: string): Kolam {
  const random = randomOf(number);
  const rings = ringsOf(betweenDots());
  for (;;) {
    const crossings = new Set(rings.filter(() => random() < CROSSING_SHARE).flatMap((ring) => ring.map(String)));
    const line = traceQuarter(crossings);
    if (line) return { line, lit: litDots(number) };
  }
}

/** Returns the line of a quarter, or `undefined` unless a single line passes every dot. */
function traceQuarter(crossings: ReadonlySet<string>): string | undefined {
  const start = { dot: [LAST, LAST] as Point, side: 0, turn: 1 };
  let { dot, side, turn } = start;
  let from = edgePoint(dot, side, crossings);
  let path = `M${from.point.join(" ")}`;
  let quarter = "";
  for (let arc = 1; ; arc++) {
    const to = edgePoint(dot, (side + turn + 4) % 4, crossings);
    path += segment(dot, side, from, to, turn);
    side = to.side;
    if (to.isCrossing) {
      dot = stepTo(dot, side);
      side = (side + 2) % 4;
      turn = -turn;
    }
    from = to;
    if (arc === ARCS_PER_QUARTER) quarter = path.replaceAll(" -", "-");
    const isClosed = String(dot) === String(start.dot) && side === start.side && turn === start.turn;
    if (isClosed) return arc === 4 * ARCS_PER_QUARTER ? quarter : undefined;
  }
}

type EdgePoint = { point: Point; side: number; isCrossing: boolean };

function edgePoint([x, y]: Point, side: number, crossings: ReadonlySet<string>): EdgePoint {
  const [dx, dy] = SIDES[side] ?? [0, 0];
  const isCrossing = crossings.has(String([x + HALF * dx, y + HALF * dy]));
  const reach = isCrossing ? HALF : ROUND;
  return { point: [x + reach * dx, y + reach * dy], side, isCrossing };
}

function segment([x, y]: Point, side: number, from: EdgePoint, to: EdgePoint, turn: number): string {
  const step = `${to.point[0] - from.point[0]} ${to.point[1] - from.point[1]}`;
  if (from.isCrossing && to.isCrossing) return `l${step}`;
  if (!from.isCrossing && !to.isCrossing) return `a2 2 0 0 ${turn > 0 ? 1 : 0} ${step}`;
  const [ax, ay] = SIDES[side] ?? [0, 0];
  const [bx, by] = SIDES[to.side] ?? [0, 0];
  const [a, b] = from.isCrossing ? [HALF - ROUND, ROUND] : [ROUND, HALF - ROUND];
  return `q${x + a * ax + b * bx - from.point[0]} ${y + a * ay + b * by - from.point[1]} ${step}`;
}

function stepTo([x, y]: Point, side: number): Point {
  const [dx, dy] = SIDES[side] ?? [0, 0];
  return [x + 2 * HALF * dx, y + 2 * HALF * dy];
}

/** Lights a dot in one of the twelve rings for each bit that is set. Neighbouring numbers differ in many bits. */
export function litDots(number: string): string {
  const bits = (Number(/\d+$/.exec(number)?.[0] ?? 0) * 2531) % 4096;
  const dots = ringsOf(allDots()).filter((ring) => ring.length === 4);
  return dots
    .flatMap(([first], bit) => ((bits >> bit) & 1 && first ? [`M${first.join(" ")}h0`] : []))
    .join("")
    .replaceAll(" -", "-");
}

/** Groups the points that a quarter turn maps onto each other. */
function ringsOf(points: readonly Point[]): Point[][] {
  const seen = new Set<string>();
  return points.flatMap((point) => {
    if (seen.has(String(point))) return [];
    const ring: Point[] = [];
    for (let turned = point; !seen.has(String(turned)); turned = [-turned[1] || 0, turned[0]]) {
      seen.add(String(turned));
      ring.push(turned);
    }
    return [ring];
  });
}

function allDots(): Point[] {
  const places = [-18, -12, -6, 0, 6, 12, 18];
  return places.flatMap((x) => places.map((y): Point => [x, y]));
}

function betweenDots(): Point[] {
  return allDots().flatMap(([x, y]): Point[] => [
    ...(x < LAST ? ([[x + HALF, y]] as const) : []),
    ...(y < LAST ? ([[x, y + HALF]] as const) : []),
  ]);
}

/** FNV-1a for the seed, then mulberry32. */
function randomOf(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
