import { type Plugin, parseSync } from "vite";

type Node = { type?: string; start: number; end: number; [key: string]: unknown };
type Property = Node & { key?: { name?: string }; value?: Node };

const HINDI_FOLDER = "assets/hi/";

/** Path of a browser file's Hindi version. Relative imports between Hindi files need no change. */
export function hindiFile(fileName: string): string {
  return fileName.replace("assets/", HINDI_FOLDER);
}

/** Splits browser files by language: `/assets/a.js` has the English texts, `/assets/hi/a.js` the Hindi ones. */
export function clientLanguages(): Plugin {
  return {
    name: "client-languages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        this.emitFile({ type: "asset", fileName: hindiFile(file.fileName), source: textsOf("hi", file.code) });
        file.code = textsOf("en", file.code);
      }
    },
  };
}

/** Removes the other language from objects with exactly the literal keys `en` and `hi`; computed values may be data. */
export function textsOf(language: "en" | "hi", code: string): string {
  if (!/\bhi["'`]?:/.test(code)) return code;
  const others: Property[] = [];
  collect(parseSync("chunk.js", code).program, (pair) => {
    others.push(...pair.filter(({ key }) => key?.name !== language));
  });
  return others
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ""), code);
}

function collect(node: unknown, add: (pair: Property[]) => void): void {
  if (typeof node !== "object" || node === null) return;
  const { type, properties } = node as Node;
  if (type === "ObjectExpression") {
    const names = (properties as Property[]).map(({ key }) => key?.name).join();
    const pair = properties as Property[];
    if (names === "en,hi" && pair.every(({ value }) => isText(value))) add(pair);
  }
  for (const part of Object.values(node)) collect(part, add);
}

/** Whether a value is a text or an object with plural forms. */
function isText(value: Node | undefined): boolean {
  if (value?.type !== "ObjectExpression") return value?.type === "Literal" || value?.type === "TemplateLiteral";
  return (value["properties"] as Property[]).every((form) => isText(form.value));
}
