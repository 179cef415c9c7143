import { deedScript } from "#app/components/deed-script.ts";

/** The script of pages that do something for a task; only browsers with a signed-in visitor ask for it. */
export function loader() {
  return new Response(`(${deedScript.toString()})();`, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
