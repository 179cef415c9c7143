import { modules } from "virtual:client-modules";
import { localFile } from "#messages/locale.ts";

type ClientScriptProps = {
  name: Exclude<keyof typeof modules, "site">;
  settings?: object;
  /** `now`: for input that may already have started. `idle` (the default): after the first paint. */
  when?: "now" | "idle";
  /** Selector; the module is loaded only if an element of the page matches. */
  needs?: string;
};

/**
 * A browser module of `app/client` for this page. The page's site module imports it and calls its `start(settings)`.
 * The settings are inert JSON in the element, not a script that runs.
 */
export function ClientScript({ name, settings = {}, when = "idle", needs }: ClientScriptProps) {
  return (
    <script
      type="application/json"
      data-module={import.meta.env.SSR ? localFile(modules[name]) : undefined}
      data-when={when}
      data-needs={needs}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag in it
      dangerouslySetInnerHTML={{ __html: toInertJson(settings) }}
    />
  );
}

export function SiteScript() {
  return (
    <script
      type="module"
      {...(import.meta.env.SSR && { src: localFile(modules.site), "data-vitals": localFile(modules.vitals) })}
      fetchPriority="low"
      suppressHydrationWarning
    />
  );
}

/** Escapes the JSON: settings can contain a visitor's text, which must not end the script element. */
function toInertJson(value: object): string {
  return import.meta.env.SSR ? JSON.stringify(value).replaceAll("<", "\\u003c") : "";
}
