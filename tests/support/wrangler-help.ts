import { attempt } from "../../scripts/processes.ts";

/** What is wrong with a call of Wrangler by Wrangler's own help: a command or an option that it does not know. */
export async function wranglerProblems(args: readonly string[]): Promise<string[]> {
  const firstOption = args.findIndex((arg) => arg.startsWith("--"));
  const words = (firstOption < 0 ? args : args.slice(0, firstOption)).filter((word) => /^[a-z][a-z0-9-]*$/.test(word));
  const options = args.filter((arg) => arg.startsWith("--"));
  const known = [...helps.keys()].find((command) => `${words.join(" ")} `.startsWith(`${command} `));
  const { command, help } = known ? { command: known, help: helps.get(known) ?? "" } : await ask(words);
  if (!command) return [`Wrangler has no command "${words.join(" ")}"`];
  return options
    .filter((option) => !new RegExp(`${option}(?![\\w-])`).test(help))
    .map((option) => `wrangler ${command} has no ${option}`);
}

/** Of commands that do something, not of those that only group others; asking takes seconds. */
const helps = new Map<string, string>();

/** Behind the command stand names; the longest run of words that Wrangler's help is about is the command. */
async function ask(words: readonly string[]): Promise<{ command: string | undefined; help: string }> {
  const { output } = await attempt(`${process.cwd()}/node_modules/.bin/wrangler`, [...words, "--help"], {
    WRANGLER_HIDE_BANNER: "true",
  });
  const help = output.replace(/ +$/gm, "");
  for (let length = words.length; length > 0 && !/^COMMANDS$/m.test(help); length--) {
    const command = words.slice(0, length).join(" ");
    if (!new RegExp(`^wrangler ${command}(?: [[<]|$)`, "m").test(help)) continue;
    helps.set(command, help);
    return { command, help };
  }
  return { command: undefined, help };
}
