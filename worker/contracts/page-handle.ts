/** What a route's `handle` says about serving its page. */
export type PageHandle = {
  /** React runs in the browser; without it the page loads at most one module of `app/client`. */
  hydrate?: boolean;
  /** Depends on who asks: never cached. */
  private?: boolean;
  /** Other origins that the page's Content-Security-Policy allows. */
  csp?: readonly ("payment" | "player" | "challenge")[];
  /** Query parameters the page reads: the known values of each, or any. Others are ignored. */
  query?: Readonly<Record<string, readonly string[] | "any">>;
  /** Style sheets the document carries: the base alone, also the shared parts, or also forms (the default). */
  styles?: "base" | "parts" | "forms";
  /** The footer appears once the page's module has loaded (section 2, Mumbai chapter). */
  footer?: "late";
};
