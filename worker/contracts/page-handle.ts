import type { Permission } from "./console/vocabulary.ts";

export type PageHandle = {
  /** Without it the page loads at most one module of `app/client`. */
  hydrate?: boolean;
  private?: boolean;
  csp?: readonly ("payment" | "player" | "challenge")[];
  query?: Readonly<Record<string, readonly string[] | "any">>;
  styles?: "base" | "parts" | "forms";
  /** `late`: appears after the page's module has loaded (section 2, Mumbai chapter). `line`: one line, for members. */
  footer?: "late" | "line";
  /** Without the site's bar and footer. */
  layout?: "console";
  /** Of a console page: what an operator needs to open it. Everybody else finds nothing at its address. */
  permission?: Permission;
  /** Takes a form with files, of at most this size. */
  fileBytes?: number;
};
