import { basename } from "node:path";
import type { Message } from "../../../messages/message.ts";

type Written = { subject: string; name: string; texts: Message<string>["texts"] };

const modules = import.meta.glob<Record<string, unknown>>("../../../messages/**/*.ts", { eager: true });

/** The whole catalogue. */
export function readMessages(): Written[] {
  return Object.entries(modules).flatMap(([path, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      typeof value === "function" && "texts" in value
        ? [{ subject: basename(path, ".ts"), name, texts: value.texts as Written["texts"] }]
        : [],
    ),
  );
}

/** A text, or both forms of a plural. */
export function formsOf(text: Written["texts"]["en"]): string[] {
  return typeof text === "string" ? [text] : Object.values(text);
}

/** Placeholders and parts, in order of the alphabet: what both languages must have. */
export function slotsOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}|<\/?\w+>/g) ?? [])].sort();
}
