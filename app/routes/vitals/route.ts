import { measureVisit } from "./measure-visit.ts";

/** Asked for by one visit in a hundred (site-script.ts), at an address that no deployment changes. */
export function loader() {
  return new Response(`(${measureVisit.toString()})()`, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
