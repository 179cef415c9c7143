import { StepError } from "./processes.ts";

/** Runs a command's work; a StepError ends the process with its message alone, any other error with its stack. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
