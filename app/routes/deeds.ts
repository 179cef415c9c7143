import { answerScript } from "#app/components/answer-script.ts";
import { deedScript } from "#app/components/deed-script.ts";

/** The script of pages that do something for a task; only browsers with a signed-in visitor ask for it. */
export function loader() {
  return answerScript(`(${deedScript.toString()})();`, 3600);
}
