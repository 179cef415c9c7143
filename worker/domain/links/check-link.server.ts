import type { Deps } from "../../deps.ts";
import { recordLinkCheck } from "./link-checks.server.ts";

export type CheckDeps = Pick<Deps, "db" | "now"> & { links: NonNullable<Deps["links"]> };

/** Checks a link. Returns the number of requests and whether the address is broken. */
export async function checkLink(deps: CheckDeps, address: string): Promise<{ requests: number; isBroken: boolean }> {
  const answer = await deps.links(address);
  await recordLinkCheck(deps, address, answer);
  return answer;
}
