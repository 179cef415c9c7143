import { forum } from "#messages/mails/layout.ts";

/** Translates the forum's usual name, because the settings have one name for both languages. */
export function forumName(name: string): string {
  return name === forum.texts.en ? forum() : name;
}
