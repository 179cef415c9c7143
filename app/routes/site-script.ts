import { answerScript } from "#app/components/answer-script.ts";
import { SAMPLE_VISIT, siteScript } from "#app/components/site-script.ts";

/** The pages that most visits go on to. */
const MAIN_PAGES = ["/", "/membership", "/events", "/register", "/event-registration", "/ContactUs"];

/** Without its name, which nobody calls. */
const SCRIPT = siteScript.toString().replace(/^function \w+/, "function");

/** The script of every page, at an address that no deployment changes. */
export function loader() {
  return answerScript(`(${SCRIPT})(${JSON.stringify(MAIN_PAGES)});${SAMPLE_VISIT}`, 3600);
}
