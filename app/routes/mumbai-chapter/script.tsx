import { renderToStaticMarkup } from "react-dom/server";
import { answerOwnScript } from "#app/components/own-script.ts";
import css from "./mumbai-script.css?inline";
import { mumbaiScript } from "./mumbai-script.ts";
import { Controls } from "./slideshow.tsx";

/** The Mumbai page's own script. */
export function loader() {
  return answerOwnScript(mumbaiScript, { css, controls: renderToStaticMarkup(<Controls />) });
}
