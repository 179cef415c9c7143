import { answerScript } from "#app/components/answer-script.ts";
import css from "#app/components/chunk-failure.css?inline";
import { watchChunks } from "#app/components/chunk-failure.ts";
import { LIMITS, MESSAGES } from "#worker/contracts/vocabulary.ts";

/**
 * The watch over the application's files and pages' own scripts, at an address that no deployment changes. It is a file of
 * its own and not part of the document, because it says the same on every page.
 */
export function loader() {
  const settings = { message: MESSAGES.chunkFailed, timeoutMs: LIMITS.chunkTimeoutMs, css };
  return answerScript(`(${watchChunks.toString()})(${JSON.stringify(settings)});`, 3600);
}
