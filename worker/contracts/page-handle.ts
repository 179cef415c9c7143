import type { Permission } from "./console/vocabulary.ts";

export type PageHandle = {
  /** `false`: the page loads no React. */
  hydrate?: boolean;
  /** Never cached, and varies by cookie. */
  private?: boolean;
  csp?: readonly ("payment" | "player" | "challenge")[];
  /** Parameters that the page reads, with their values. All others are ignored in its cache key. */
  query?: Readonly<Record<string, readonly string[] | "any">>;
  /** Not set: `forms`, with the modules for long and for unsaved input. */
  styles?: "base" | "parts" | "forms";
  /** URL of an additional style sheet that the page links to. */
  styleSheet?: string;
  /** `late`: appears after the page's module has loaded (section 2, Mumbai chapter). `line`: one line, for members. */
  footer?: "late" | "line";
  /** `console`: omits the site's bar and footer. */
  layout?: "console";
  /** What an operator needs to open this console page. Everyone else gets a 404. */
  permission?: Permission;
  /** The same for a module with several pages, by path. */
  permissions?: Readonly<Record<string, Permission>>;
  /** Accepts a form with files, up to this size. */
  fileBytes?: number;
};
