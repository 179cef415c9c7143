import { experimental_getWranglerCommands } from "wrangler";

const { registry, globalFlags } = experimental_getWranglerCommands();

/** Problems of a Wrangler call: commands or options that are not in Wrangler's own list. */
export function wranglerProblems(args: readonly string[]): string[] {
  const firstOption = args.findIndex((arg) => arg.startsWith("--"));
  const words = firstOption < 0 ? args : args.slice(0, firstOption);
  const found = commandOf(words);
  if (!found) return [`Wrangler has no command "${words.join(" ")}"`];
  const known = new Set([...Object.keys(globalFlags), ...Object.keys(found.args ?? {})]);
  return args
    .filter((arg) => arg.startsWith("--"))
    .map((arg) => arg.slice(2).replace(/=.*/s, ""))
    .filter((name) => !known.has(name) && !known.has(name.replace(/^no-/, "")))
    .map((name) => `${found.command} has no --${name}`);
}

/** Finds the command in a call. Words after a command are names; an unknown word after a group matches no command. */
function commandOf(words: readonly string[]) {
  let place: typeof registry | undefined = registry;
  for (const word of words) {
    place = place?.subtree.get(word);
    if (place?.definition?.type === "command") return place.definition;
  }
  return undefined;
}
