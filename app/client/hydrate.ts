import type { Hydration } from "#app/components/layout/document.ts";
import { loadChunk } from "./page/load-chunk.ts";

/** The globals that React Router's inline scripts would set. */
type RouterWindow = Window & {
  __reactRouterContext?: object;
  __reactRouterManifest?: object;
  __reactRouterRouteModules?: Record<string, unknown>;
};

/** Replaces React Router's `<Scripts>`: starts after the first paint and needs no inline scripts. */
export async function start({ context, data, manifest, ids }: Hydration): Promise<void> {
  const { entry, routes, hmr } = manifest;
  // React's fast refresh, in development only.
  if (hmr?.runtime) await loadChunk(hmr.runtime);
  const router = window as RouterWindow;
  router.__reactRouterContext = { ...(JSON.parse(context) as object), stream: streamOf(data) };
  router.__reactRouterManifest = manifest;
  const known = ids.flatMap((id) => routes[id] ?? []);
  const imports = new Set([...entry.imports, ...known.flatMap((route) => route.imports ?? [])]);
  const files = [...imports, ...known.map((route) => route.module)];
  const modules = await Promise.all(files.map((file) => loadChunk(file)));
  if (modules.includes(undefined)) return;
  router.__reactRouterRouteModules = Object.fromEntries(known.map(({ id }, i) => [id, modules[imports.size + i]]));
  // The failure notice is already visible.
  if (document.documentElement.dataset["chunkFailed"]) return;
  await loadChunk(entry.module);
}

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new Blob([text]).stream();
}
