import type { Deps } from "../../deps.ts";
import { hmacHex, isSameSecret } from "../digest.server.ts";
import { findTransfer } from "./transfers.server.ts";

type LinkDeps = Pick<Deps, "db" | "config">;

export const TRANSFER_PATH = "/membership/bank-transfer";

/** Returns the path of a transfer's page. Its key proves that the visitor made the reservation or received its mail. */
export function transferPath({ config }: Pick<Deps, "config">, reference: string): string {
  return `${TRANSFER_PATH}/reserved?key=${keyOf({ config }, reference)}`;
}

export async function openTransfer(deps: LinkDeps, key: string) {
  const [reference = ""] = key.split(".");
  return isSameSecret(key, keyOf(deps, reference)) ? findTransfer(deps, reference) : undefined;
}

function keyOf({ config }: Pick<Deps, "config">, reference: string): string {
  return `${reference}.${hmacHex(config.authSecret, `bank-transfer:${reference}`)}`;
}
