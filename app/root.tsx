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
import { settingsOf } from "#worker/domain/settings.server.ts";
import type { Route } from "./+types/root.ts";
import { holdLinks, holdPresses, loadApplication } from "./components/application.ts";
import { DocumentContext } from "./components/document.ts";
import { FailedPage, MissingPage } from "./components/error-page.tsx";
import { Printed } from "./components/printed.tsx";
import { comeWhenIdle, drawAfterWords, layOutAhead, plainPageScript, whenPainted } from "./components/site-script.ts";
import { Spinner } from "./components/spinner.tsx";
import { stylesOf } from "./components/styles.ts";

/** What a route says about its page; `isLean` and `isFormless` are told in styles.ts, `holdsLinks` in application.ts. */
type Trait = "isPlain" | "isLean" | "isFormless" | "hasLateFooter" | "holdsLinks";
type PageHandle = ({ scripts?: readonly string[] } & Partial<Record<Trait, boolean>>) | undefined;

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const settings = settingsOf((await deps.content.snapshot()).collections);
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
  const handles = matches.map(({ handle }) => handle as PageHandle);
  const has = (trait: Trait) => handles.some((one) => one?.[trait]);
  const css = stylesOf(
    matches.map(({ id }) => id),
    nonce ?? "",
    { isLean: !hasFailed && has("isLean"), isFormless: !hasFailed && has("isFormless") },
  );
  // A route says `handle = { isPlain: true }` when nothing on its page needs the application.
  const isPlain = has("isPlain");
  const isFooterLate = !hasFailed && has("hasLateFooter");
  // Such a page may have small scripts of its own.
  const own = hasFailed ? [] : handles.flatMap((one) => one?.scripts ?? []);
  const scripts = isFooterLate ? [...own, "/footer.js"] : own;
  const inline = inlineScript({ isPlain, hasScripts: scripts.length > 0, holdsLinks: has("holdsLinks") });
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
            {isFooterLate ? <LateFooter /> : <Footer />}
            <Printed as="aside" id="community" aria-label="Community" />
          </>
        )}
        {!isPlain && <Scripts nonce={nonce} />}
        {scripts.length > 0 && (
          <script
            type="text/plain"
            id="application"
            data-files={scripts.join(" ")}
            nonce={nonce}
            dangerouslySetInnerHTML={{ __html: startOf(scripts) }}
          />
        )}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inline }} />
      </body>
    </html>
  );
}

function Footer() {
  return <Printed as="footer" id="footer" className="footer" />;
}

/** Section 2, Mumbai chapter: a spinner until a script brings the footer, which without JavaScript is there. */
function LateFooter() {
  return (
    <div className="late-footer">
      <noscript>
        <Footer />
      </noscript>
      <Spinner label="Loading the footer" />
    </div>
  );
}

/** Begins a page's own scripts, and tells the watch that they have come. One that fails is known without it, too. */
function startOf(scripts: readonly string[]): string {
  const all = `Promise.all(${JSON.stringify(scripts)}.map(file=>import(file)))`;
  const failed = 'error=>{document.documentElement.dataset.chunkFailed="true";throw error}';
  return `${all}.catch(${failed}).finally(()=>dispatchEvent(new Event("chunk:started")))`;
}

/** The browser's bundle carries none of it; it is in the page already. */
function inlineScript({ isPlain, hasScripts, holdsLinks }: Record<"isPlain" | "hasScripts" | "holdsLinks", boolean>) {
  if (!import.meta.env.SSR) return "";
  const site = 'w(()=>document.head.append(Object.assign(document.createElement("script"),{src:"/site.js"})))';
  const draw = call(drawAfterWords, "p");
  const load = call(loadApplication, hasScripts ? "w,true" : "w");
  const own = hasScripts ? [load, ...(holdsLinks ? [call(holdLinks)] : [])] : [call(plainPageScript)];
  const parts = isPlain ? own : [load, call(holdPresses)];
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
