import { localPath } from "#messages/locale.ts";

/** A part of a sentence for `Rich`. */
export function contactLink(text: string) {
  return <a href={localPath("/ContactUs")}>{text}</a>;
}
