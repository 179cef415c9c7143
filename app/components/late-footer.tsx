import { createContext, lazy, memo, type ReactNode, Suspense, use } from "react";
import type { FooterProps } from "./footer.tsx";
import { loadChunk } from "./load-chunk.ts";
import { Spinner } from "./spinner.tsx";
import { useIsScripted } from "./use-is-scripted.ts";

const LoadedFooter = lazy(() => loadChunk(() => import("./footer.tsx")).then(({ Footer }) => ({ default: Footer })));

/** In the browser the footer's code is a file of its own, which no page waits for; entry.server.tsx has it at once. */
export const RenderFooter = createContext((props: FooterProps): ReactNode => <LoadedFooter {...props} />);

/**
 * The footer of a page whose loader answers `lateFooter`, and whose code comes after the page's (section 2, Mumbai
 * chapter): a spinner stands in its place, and the footer itself without JavaScript. `memo`: rendered anew, a footer whose
 * code is still coming would hold the page up or leave it.
 */
export const LateFooter = memo(function LateFooter(props: FooterProps) {
  const render = use(RenderFooter);
  const isScripted = useIsScripted();
  const spinner = <Spinner label="Loading the footer" />;
  return (
    <div className="late-footer" data-late>
      <noscript>{render(props)}</noscript>
      {isScripted ? <Suspense fallback={spinner}>{render(props)}</Suspense> : spinner}
    </div>
  );
});
