import { data } from "react-router";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { refused, statusOf } from "#worker/contracts/problem.ts";

/** Any unknown address. The root's error boundary renders the 404. */
export function loader(): never {
  throw data(null, { status: statusOf(refused("not_found")) });
}

export const handle = { hydrate: false } satisfies PageHandle;

export default function NotFound() {
  return null;
}
