import { refused, statusOf } from "#worker/contracts/problem.ts";

export function loader() {
  return new Response(null, { status: statusOf(refused("not_found")) });
}
