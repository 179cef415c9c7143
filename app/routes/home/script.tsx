import { renderToStaticMarkup } from "react-dom/server";
import { answerOwnScript } from "#app/components/own-script.ts";
import { INTENTS, LIMITS } from "#worker/contracts/vocabulary.ts";
import { FirstVisit } from "./first-visit.tsx";
import { homeScript } from "./home-script.ts";

/** Section 2: where each choice of the first visit leads. */
const DESTINATIONS: Record<(typeof INTENTS)[number], string> = {
  "For MASA Awards": "/Ourinitiatives",
  "For Membership": "/membership",
  "Startup Incubation": "/register",
  "know About MASA": "/",
};

/** Home's own script. */
export function loader() {
  const popup = renderToStaticMarkup(<FirstVisit choices={INTENTS} />);
  return answerOwnScript(homeScript, { popup, destinations: DESTINATIONS, timeoutMs: LIMITS.apiTimeoutMs });
}
