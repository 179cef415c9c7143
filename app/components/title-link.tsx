import { localPath } from "#messages/locale.ts";
import type { Message } from "#messages/message.ts";
import { Rich } from "./ui/rich.tsx";

export function TitleLink({ text, title, href }: { text: Message<"title">; title: string; href: string }) {
  return <Rich text={text} values={{ title }} parts={{ a: (name) => <a href={localPath(href)}>{name}</a> }} />;
}
