import type { Message } from "../../../messages/message.ts";

type Written = { subject: string; name: string; texts: Message<string>["texts"] };

const modules = import.meta.glob<Record<string, unknown>>("../../../messages/**/*.ts", { eager: true });

/** Reads the whole catalogue. */
export function readMessages(): Written[] {
  return Object.entries(modules).flatMap(([path, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      textsOf(value).map(([label, texts]) => ({ subject: subjectOf(path), name: name + label, texts })),
    ),
  );
}

/** The texts of a message, or of each label of a list. */
function textsOf(exported: unknown): [label: string, Written["texts"]][] {
  if (typeof exported !== "function") return [];
  if ("texts" in exported) return [["", exported.texts as Written["texts"]]];
  if (!("labels" in exported)) return [];
  return Object.entries(exported.labels as Record<string, Written["texts"]>).map(([label, texts]) => [
    `.${label}`,
    texts,
  ]);
}

function subjectOf(path: string): string {
  return path.replace(/^.*messages\/|\.ts$/g, "");
}

/** The text, or both forms of a plural. */
export function formsOf(text: Written["texts"]["en"]): string[] {
  return typeof text === "string" ? [text] : Object.values(text);
}

/** The placeholders and parts of a text, sorted: both languages must have the same ones. */
export function slotsOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}|<\/?\w+>/g) ?? [])].sort();
}
