/**
 * The barest React Router page: one route with a loader, one heading and one button, streamed as React Router's own
 * entry does it, with the data and the scripts of hydration. The build object is what its compiler would write.
 */
import { renderToReadableStream } from "react-dom/server";
import {
  createRequestHandler,
  Links,
  Meta,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from "react-router";

const entry: ServerBuild["entry"]["module"] = {
  default: async (request, status, headers, context) => {
    const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
      signal: request.signal,
    });
    headers.set("Content-Type", "text/html");
    return new Response(body, { headers, status });
  },
};

function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function Home() {
  const { title } = useLoaderData<{ title: string }>();
  return (
    <main>
      <h1>{title}</h1>
      <button type="button">Press</button>
    </main>
  );
}

const told = {
  caseSensitive: undefined,
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  imports: ["/assets/framework.js"],
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

const build: ServerBuild = {
  entry: { module: entry },
  routes: {
    root: { id: "root", path: "", module: { default: Outlet, Layout } },
    home: {
      id: "home",
      parentId: "root",
      index: true,
      module: {
        default: Home,
        loader: () => ({ title: "A bare page" }),
        meta: () => [{ title: "A bare page" }],
      },
    },
  },
  assets: {
    entry: { module: "/assets/entry.client.js", imports: ["/assets/framework.js"] },
    routes: {
      root: { ...told, id: "root", path: "", hasLoader: false, module: "/assets/root.js" },
      home: { ...told, id: "home", parentId: "root", index: true, hasLoader: true, module: "/assets/home.js" },
    },
    url: "/assets/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
};

const handle = createRequestHandler(build, "production");
export default { fetch: (request: Request) => handle(request, new RouterContextProvider()) };
