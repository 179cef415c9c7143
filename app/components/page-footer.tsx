import { type ComponentType, createContext, lazy, memo, Suspense, use } from "react";
import type { FooterProps } from "./footer.tsx";
import { loadChunk } from "./load-chunk.ts";
import { Spinner } from "./spinner.tsx";
import { useIsScripted } from "./use-is-scripted.ts";

/** In the browser the footer's code is a file of its own, which no page waits for; entry.server.tsx has it at once. */
export const FooterCode = createContext<ComponentType<FooterProps>>(
  lazy(() => loadChunk(() => import("./footer.tsx")).then(({ Footer }) => ({ default: Footer }))),
);

/**
 * The footer, whose code comes after the page's. On most pages the server's footer stands until then. A page with
 * `handle = { hasLateFooter: true }` gets it late (section 2, Mumbai chapter): a spinner stands in its place, and the
 * footer itself without JavaScript. `memo`, so that a page which works is never held up by a footer that is still coming.
 */
export const PageFooter = memo(function PageFooter({ isLate, ...props }: FooterProps & { isLate: boolean }) {
  const Footer = use(FooterCode);
  const isScripted = useIsScripted();
  if (!isLate) {
    return (
      <Suspense fallback={null}>
        <Footer {...props} />
      </Suspense>
    );
  }
  const spinner = <Spinner label="Loading the footer" />;
  return (
    <div className="late-footer" data-late>
      <noscript>
        <Footer {...props} />
      </noscript>
      {isScripted ? (
        <Suspense fallback={spinner}>
          <Footer {...props} />
        </Suspense>
      ) : (
        spinner
      )}
    </div>
  );
});
