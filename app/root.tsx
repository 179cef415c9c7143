import { useContext, useEffect } from "react";
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import * as m from "#messages/layout.ts";
import { locale, localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import { indianYear } from "#worker/domain/india-calendar.server.ts";
import type { Route } from "./+types/root.ts";
import { ClientScript, SiteScript } from "./components/layout/client-script.tsx";
import { DocumentContext } from "./components/layout/document.ts";
import { FailedPage, MissingPage } from "./components/layout/error-page.tsx";
import { CommunityLink, Footer, LateFooter } from "./components/layout/footer.tsx";
import { addressInOther } from "./components/layout/language-switch.tsx";
import { LineFooter } from "./components/layout/line-footer.tsx";
import { Navigation } from "./components/layout/navigation.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { name, tagline, email, phone, links } = settingsOf((await deps.content.snapshot()).collections);
  const { whatsapp, awards, parent, foundation, facebook, linkedin, instagram } = links;
  return {
    siteUrl: deps.config.siteUrl,
    hasHindi: deps.config.hasHindi,
    year: indianYear(deps.now()),
    settings: {
      name,
      tagline,
      email,
      phone,
      links: { whatsapp, awards, parent, foundation, facebook, linkedin, instagram },
    },
  };
}

/** Each page is a document of its own, so the layout never changes while it is open. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  const { styles = "" } = useContext(DocumentContext);
  const { pathname, search } = useLocation();
  const hasFailed = Boolean(useRouteError());
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const footer = handles.find((handle) => handle?.footer)?.footer;
  const hasLayout = hasFailed || !handles.some((handle) => handle?.layout === "console");
  const other = site?.hasHindi ? addressInOther(hasFailed ? "/" : pathname, hasFailed ? "" : search) : undefined;
  const hasForms = !hasFailed && !handles.some((handle) => handle?.styles);
  const hasUnsavedInput = hasForms || handles.some((handle) => handle?.styles === "forms");
  return (
    <html lang={locale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        {/* React starts later and keeps what it finds here, so the browser's bundle needs neither of these. */}
        {import.meta.env.SSR && <StyleSheets handles={handles} />}
        {/* The first paint waits for the whole header. */}
        {import.meta.env.SSR && hasLayout && <link rel="expect" href="#menu-mobile" blocking="render" />}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/rss+xml" href={localPath("/rss.xml")} />
        <Meta />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {m.skipLink()}
        </a>
        {hasLayout ? (
          <>
            <header className="bar">
              <Navigation name={site?.settings.name ?? "MASA Forum"} path={pathname} other={other} />
            </header>
            <main id="content" tabIndex={-1}>
              {children}
            </main>
            {site && (
              <PageFooter site={site} other={other} kind={hasFailed && footer === "late" ? undefined : footer} />
            )}
            {site && <CommunityLink href={site.settings.links.whatsapp} />}
          </>
        ) : (
          children
        )}
        {hasForms && <ClientScript name="field-limits" needs="[maxlength]" />}
        {hasUnsavedInput && (
          <ClientScript
            name="unsaved-input"
            needs="main form :is(textarea,input:not([type]),[type=text],[type=email],[type=tel])"
          />
        )}
        <HydrationScript />
        <SiteScript />
      </body>
    </html>
  );
}

function StyleSheets({ handles }: { handles: ReadonlyArray<PageHandle | undefined> }) {
  return handles.map(
    (handle) => handle?.styleSheet && <link key={handle.styleSheet} rel="stylesheet" href={handle.styleSheet} />,
  );
}

type FooterProps = {
  site: Route.ComponentProps["loaderData"];
  kind: PageHandle["footer"];
  /** Address of the page in the other language. */
  other: string | undefined;
};

function PageFooter({ site, kind, other }: FooterProps) {
  if (kind === "line") return <LineFooter name={site.settings.name} year={site.year} other={other} />;
  // Pages with a late footer do not hydrate, so the browser bundle excludes it.
  return import.meta.env.SSR && kind === "late" ? (
    <LateFooter {...site} other={other} />
  ) : (
    <Footer {...site} other={other} />
  );
}

/** Replaces React Router's `<Scripts>`, which would start before the first paint and need inline scripts. */
function HydrationScript() {
  const { hydration } = useContext(DocumentContext);
  // In the browser, React only runs on pages with hydration.
  const isHydrating = !import.meta.env.SSR;
  return (hydration || isHydrating) && <ClientScript name="hydrate" settings={hydration} />;
}

export default function App() {
  useEffect(() => {
    // Tells styles and tests that the page is interactive.
    document.documentElement.dataset["ready"] = "true";
    dispatchEvent(new Event("app:ready"));
  }, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  // Every navigation goes through the server, so the browser's bundle excludes this page.
  return import.meta.env.SSR && isMissing ? <MissingPage /> : <FailedPage path={pathname} />;
}
