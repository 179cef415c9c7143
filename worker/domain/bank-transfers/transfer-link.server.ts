import type { Deps } from "../../deps.ts";
import { hmacHex, isSameSecret } from "../digest.server.ts";
import { findTransfer } from "./transfers.server.ts";

type LinkDeps = Pick<Deps, "db" | "config">;

export const TRANSFER_PATH = "/membership/bank-transfer";

/** The page of a transfer. Its key proves that the visitor has made the reservation or reads its mail. */
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
