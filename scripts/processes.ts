import { spawn } from "node:child_process";
import { createServer } from "node:net";

/** A step that could not be done; its message is for the person at the terminal. */
export class StepError extends Error {}

export const root = new URL("..", import.meta.url).pathname;

/** Runs a command to its end and returns what it printed; throws StepError with it when the command fails. */
export async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const { code, output } = await attempt(command, args, env);
  if (code !== 0) throw new StepError(`\`${command} ${args.join(" ")}\` failed:\n${output}`);
  return output;
}

/** As {@link run}, but a failure is a value; `onOutput` sees the output as it comes. */
export async function attempt(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  onOutput: (chunk: string) => void = () => undefined,
): Promise<{ code: number; output: string; stdout: string }> {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  let stdout = "";
  const read = (chunk: Buffer) => {
    output += chunk;
    onOutput(String(chunk));
  };
  child.stdout.on("data", (chunk: Buffer) => {
    stdout += chunk;
    read(chunk);
  });
  child.stderr.on("data", read);
  const code = await new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (exitCode) => resolve(exitCode ?? 1));
  });
  return { code, output, stdout };
}

/** Whether nobody listens on a port of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
