import type { Db } from "../../db/client.ts";
import { FORMER_OPERATOR, namesOf } from "../operators/staff.server.ts";

/** Labels of writers that are not operators. */
const OTHERS: Record<string, string> = {
  seed: "Initial content",
  publication: "Command line",
  command: "Command line",
  "by-hand": "Changed elsewhere",
  schedule: "Schedule",
};

export async function namesOfActors(db: Db, actors: readonly string[]): Promise<(actor: string) => string> {
  const names = await namesOf({ db }, [...new Set(actors)]);
  return (actor) => names.get(actor) ?? OTHERS[actor] ?? FORMER_OPERATOR;
}

export async function nameOfActor(db: Db, actor: string): Promise<string> {
  return (await namesOfActors(db, [actor]))(actor);
}
