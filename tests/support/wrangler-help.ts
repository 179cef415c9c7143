import { attempt } from "../../scripts/processes.ts";

const helps = new Map<string, Promise<string>>();

/** What is wrong with a call of Wrangler by Wrangler's own help: a command or an option that it does not know. */
export async function wranglerProblems(args: readonly string[]): Promise<string[]> {
  const firstOption = args.findIndex((arg) => arg.startsWith("--"));
  const words = (firstOption < 0 ? args : args.slice(0, firstOption)).filter((word) => /^[a-z][a-z0-9-]*$/.test(word));
  const options = args.filter((arg) => arg.startsWith("--"));
  // Behind the command stand names; the longest run of words that Wrangler takes for a command is it.
  for (let length = Math.min(words.length, 4); length > 0; length--) {
    const command = words.slice(0, length).join(" ");
    const help = await helpOf(command);
    if (!new RegExp(`^wrangler ${command}(?: [[<]|$)`, "m").test(help)) continue;
    if (/^COMMANDS$/m.test(help)) break;
    return options
      .filter((option) => !new RegExp(`${option}(?![\\w-])`).test(help))
      .map((option) => `wrangler ${command} has no ${option}`);
  }
  return [`Wrangler has no command "${words.join(" ")}"`];
}

function helpOf(command: string): Promise<string> {
  const known = helps.get(command);
  if (known) return known;
  const asked = attempt(`${process.cwd()}/node_modules/.bin/wrangler`, [...command.split(" "), "--help"], {
    WRANGLER_HIDE_BANNER: "true",
  }).then(({ output }) => output.replace(/ +$/gm, ""));
  helps.set(command, asked);
  return asked;
}
