import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import type { Permission } from "#worker/contracts/console/vocabulary.ts";

type ConsoleRoute = { path: string; file: string };

/** Every console address and its route module. */
export function consoleRoutes(): ConsoleRoute[] {
  return flatten(routes as RouteConfigEntry[], "").filter(({ path }) => /^\/console(?:\/|$)/.test(path));
}

function flatten(entries: readonly RouteConfigEntry[], parent: string): ConsoleRoute[] {
  return entries.flatMap(({ path, file, children = [], index }) => {
    const full = path === undefined ? parent : `${parent}/${path}`;
    const own = path === undefined && !index ? [] : [{ path: full || "/", file: `app/${file}` }];
    return [...own, ...flatten(children, full)];
  });
}

/** The permission that a route module declares for a page in its source. The page table reads it from the built module. */
export function permissionOf({ path, file }: ConsoleRoute): Permission {
  const declared = new RegExp(`(?:permission|"${path}"): "([\\w.]+)"`);
  const [, permission = "none"] = declared.exec(handleIn(readFileSync(file, "utf8"))) ?? [];
  return permission as Permission;
}

export function handleIn(source: string): string {
  return /export const handle = (\{[^;]*\}) satisfies PageHandle;/.exec(source)?.[1] ?? "";
}
