import { Fragment, type ReactNode } from "react";
import { interpolate, type Message, templateOf } from "#messages/message.ts";

type RichProps<N extends string> = {
  text: Message<N>;
  /** How to render `<name>…</name>` in the text, by name. */
  parts: Readonly<Record<string, (text: string) => ReactNode>>;
} & ([N] extends [never] ? { values?: undefined } : { values: Record<N, string | number> });

/** A message with links or emphasis. Tags in a value are plain text: only the message's own tags are rendered. */
export function Rich<N extends string>({ text, parts, values }: RichProps<N>) {
  const known = values ?? {};
  const pieces = templateOf(text.texts, known).split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, i) => {
    // The pieces repeat: text, the part's name, the part's text.
    if (i % 3 === 1) return null;
    const written = interpolate(piece, known);
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence do not change their order
    return <Fragment key={i}>{i % 3 === 0 ? written : parts[pieces[i - 1] ?? ""]?.(written)}</Fragment>;
  });
}

/** Renders `<more>` of a message for screen readers only. */
export const MORE = { more: (text: string) => <span className="visually-hidden">{text}</span> };
