import { answerScript } from "#app/components/answer-script.ts";
import { measureVisit } from "./measure-visit.ts";

/** Asked for by one visit in a hundred (site-script.ts), at an address that no deployment changes. */
export function loader() {
  return answerScript(`(${measureVisit.toString()})()`, 86_400);
}
