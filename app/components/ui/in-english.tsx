import type { ReactNode } from "react";
import { locale } from "#messages/locale.ts";

/** Untranslated text, such as the title of a source. Marked as English on pages in another language. */
export function InEnglish({ children }: { children: ReactNode }) {
  return locale() === "en" ? children : <span lang="en">{children}</span>;
}
