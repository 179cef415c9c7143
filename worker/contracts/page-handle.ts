export type PageHandle = {
  /** Without it the page loads at most one module of `app/client`. */
  hydrate?: boolean;
  /** Depends on the visitor: never cached. */
  private?: boolean;
  csp?: readonly ("payment" | "player" | "challenge")[];
  /** Query parameters that the page reads; others are ignored. */
  query?: Readonly<Record<string, readonly string[] | "any">>;
  styles?: "base" | "parts" | "forms";
  /** Section 2, Mumbai chapter: the footer appears after the page's module has loaded. */
  footer?: "late";
};
