import type { ReactNode } from "react";
import { locale } from "#messages/locale.ts";

/** What has no translation, such as the title of a source; marked where the page is in another language. */
export function InEnglish({ children }: { children: ReactNode }) {
  return locale() === "en" ? children : <span lang="en">{children}</span>;
}
