import { renderToStaticMarkup } from "react-dom/server";
import { repeat } from "#app/components/repeat.ts";
import css from "./mumbai-script.css?inline";
import { mumbaiScript } from "./mumbai-script.ts";
import { Controls } from "./slideshow.tsx";

/** The Mumbai page's own script. */
export function loader() {
  const settings = { css, controls: renderToStaticMarkup(<Controls />) };
  const given = `{repeat:${repeat.toString()},...${JSON.stringify(settings)}}`;
  return new Response(`(${mumbaiScript.toString()})(${given});`, {
    headers: { "Content-Type": "text/javascript; charset=utf-8" },
  });
}
