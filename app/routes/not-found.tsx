import { data } from "react-router";
import { refused, statusOf } from "#worker/contracts/problem.ts";

/** Any unknown address: a real 404 inside the site's frame, drawn by the root's error page. */
export function loader(): never {
  throw data(null, { status: statusOf(refused("not_found")) });
}

export const handle = { isPlain: true };

export default function NotFound() {
  return null;
}
