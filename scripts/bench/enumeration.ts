import { type Call, Connection, written } from "./load.ts";
import { digits, median, quantile } from "./numbers.ts";
import { table } from "./report.ts";

const PAIRS = 200;
const ANSWERED = 201;

/** Whether the time of an answer tells that an address is known: the sign-up of one beside that of another, in turns. */
export async function measureEnumeration(
  url: URL,
  { registration }: { registration: (email: string) => Call },
): Promise<string[]> {
  // Each address is asked for once more only: a limit counts how often somebody is written to.
  const known = Array.from({ length: PAIRS }, (_, i) => `known${i}@bench.example`);
  const times = { known: [] as number[], unknown: [] as number[] };
  const connection = await Connection.open(url);
  const send = async (email: string) => connection.send(written(registration(email)));
  try {
    for (const email of known) {
      const { status } = await send(email);
      if (status !== ANSWERED) return [`\`POST /api/auth/register\` answered ${status}: not measured.`];
    }
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const kinds = pair % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
      for (const kind of kinds) {
        const { status, ms } = await send(kind === "known" ? (known[pair] ?? "") : `new${pair}@bench.example`);
        if (status === ANSWERED) times[kind].push(ms);
      }
    }
  } finally {
    connection.close();
  }
  if (Math.min(times.known.length, times.unknown.length) < PAIRS / 2) {
    return ["`POST /api/auth/register` refused most calls: not measured."];
  }
  const row = (name: string, of: (values: number[]) => number) => {
    const [a, b] = [of(times.known), of(times.unknown)];
    return [name, digits(a, 2), digits(b, 2), digits(a - b, 2)];
  };
  return [
    `\`POST /api/auth/register\`, ${times.known.length} times each in turns, one connection:`,
    "",
    ...table(
      ["ms", "known address", "unknown address", "difference"],
      [row("median", median), row("95th percentile", (values) => quantile(values, 0.95))],
    ),
  ];
}
