import { useContext, useEffect } from "react";
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { depsContext, frameContext, nonceContext } from "#worker/context.server.ts";
import { indianYear } from "#worker/domain/india-calendar.server.ts";
import type { Route } from "./+types/root.ts";
import { holdPresses, loadApplication } from "./components/application.ts";
import { DocumentContext } from "./components/document.ts";
import { FailedPage, MissingPage } from "./components/error-page.tsx";
import type { FooterProps } from "./components/footer.tsx";
import { LateFooter } from "./components/late-footer.tsx";
import { Printed } from "./components/printed.tsx";
import {
  comeWhenIdle,
  drawAfterWords,
  layOutAhead,
  loadOwnScript,
  plainPageScript,
  whenPainted,
} from "./components/site-script.ts";
import { stylesOf } from "./components/styles.ts";

/** What a route says about its page; `isLean` and `isFormless` are told in styles.ts. */
type PageHandle = { isPlain?: boolean; script?: string; isLean?: boolean; isFormless?: boolean } | undefined;
/** What the loader of a page says whose footer comes late (late-footer.tsx). */
type LateFooterData = { lateFooter?: FooterProps } | undefined;

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const [settings] = (await deps.content.snapshot()).collections.settings;
  if (!settings) throw new Error("The settings entry is not published.");
  context.set(frameContext, { settings, year: indianYear(deps.now()) });
  return { siteUrl: deps.config.siteUrl, nonce: context.get(nonceContext) };
}

/** Every page is a document of its own; nothing of the frame changes while one is open. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>("root");
  const nonce = useContext(DocumentContext).nonce ?? frame?.nonce;
  const matches = useMatches();
  const hasFailed = Boolean(useRouteError());
  const isLean = !hasFailed && matches.some(({ handle }) => (handle as PageHandle)?.isLean);
  const isFormless = !hasFailed && matches.some(({ handle }) => (handle as PageHandle)?.isFormless);
  const css = stylesOf(
    matches.map(({ id }) => id),
    { isLean, isFormless },
  );
  // A route says `handle = { isPlain: true }` when nothing on its page needs the application's script.
  const isPlain = matches.some(({ handle }) => (handle as PageHandle)?.isPlain);
  // Such a page may have a small one of its own.
  const script = hasFailed ? undefined : matches.map(({ handle }) => (handle as PageHandle)?.script).find(Boolean);
  const lateFooter = matches.map(({ loaderData }) => (loaderData as LateFooterData)?.lateFooter).find(Boolean);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/rss+xml" href="/rss.xml" />
        <Meta />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to the content
        </a>
        <Printed as="header" id="bar" className="bar" />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {frame && (
          <>
            {lateFooter ? <LateFooter {...lateFooter} /> : <Printed as="footer" id="footer" className="footer" />}
            <Printed as="aside" id="community" aria-label="Community" />
          </>
        )}
        {!isPlain && <Scripts nonce={nonce} />}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: inlineScript({ isPlain, script }) }}
        />
      </body>
    </html>
  );
}

/** The browser's bundle carries none of it; it is in the page already. */
function inlineScript({ isPlain, script }: { isPlain: boolean; script: string | undefined }): string {
  if (!import.meta.env.SSR) return "";
  const site = 'w(()=>document.head.append(Object.assign(document.createElement("script"),{src:"/site.js"})))';
  const draw = call(drawAfterWords, "p");
  const plain = script ? call(loadOwnScript, `${JSON.stringify(script)},w`) : call(plainPageScript);
  const parts = isPlain ? [plain] : [call(loadApplication, "w"), call(holdPresses)];
  return `{const p=${textOf(whenPainted)},i=${textOf(comeWhenIdle)},w=load=>p(()=>i(load));${[draw, call(layOutAhead), site, ...parts].join(";")}}`;
}

/** Without its name, which nobody calls. */
function textOf(script: { toString: () => string }): string {
  return script.toString().replace(/^function \w+/, "function");
}

function call(script: { toString: () => string }, argument = ""): string {
  return `(${textOf(script)})(${argument})`;
}

export default function App() {
  useEffect(() => {
    // Says that the page answers now: to tests, and to styles that need the script.
    document.documentElement.dataset["ready"] = "true";
    dispatchEvent(new Event("app:ready"));
  }, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <MissingPage /> : <FailedPage path={pathname} />;
}
