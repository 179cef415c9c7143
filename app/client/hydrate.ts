import type { Hydration } from "#app/components/layout/document.ts";
import { loadChunk } from "./page/load-chunk.ts";

/** React Router's globals, which its own inline scripts would set. */
type RouterWindow = Window & { __reactRouterContext?: object; __reactRouterRouteModules?: Record<string, unknown> };

/** Replaces React Router's `<Scripts>`: no inline scripts, and after the first paint. */
export async function start(hydration: Hydration): Promise<void> {
  const { context, data, manifest, entry, routes, imports, runtime } = hydration;
  if (runtime) await loadChunk(runtime);
  const router = window as RouterWindow;
  router.__reactRouterContext = { ...(JSON.parse(context) as object), stream: streamOf(data) };
  const ids = Object.keys(routes);
  const files = [manifest, ...imports, ...Object.values(routes)];
  const modules = await Promise.all(files.map((file) => loadChunk(file)));
  if (modules.includes(undefined)) return;
  const routeModules = modules.slice(files.length - ids.length);
  router.__reactRouterRouteModules = Object.fromEntries(ids.map((id, i) => [id, routeModules[i]]));
  // The failure notice is already visible.
  if (document.documentElement.dataset["chunkFailed"]) return;
  await loadChunk(entry);
}

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new Blob([text]).stream();
}
