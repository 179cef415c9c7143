import { modules } from "virtual:client-modules";
import { localFile } from "#messages/locale.ts";

type ClientScriptProps = {
  name: Exclude<keyof typeof modules, "site">;
  settings?: object;
  /** `now`: needed for what the visitor may already be doing. `idle`: after the first paint (the default). */
  when?: "now" | "idle";
  /** Selector: without such an element on the page the module is not loaded. */
  needs?: string;
};

/**
 * A browser module of `app/client` for this page. The page's site module imports it and calls its `start(settings)`.
 * Settings travel as JSON, which is data and never runs.
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

/** The site module, which every page loads. */
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

/** What a visitor wrote may be in the settings and must not end the element. */
function toInertJson(value: object): string {
  return import.meta.env.SSR ? JSON.stringify(value).replaceAll("<", "\\u003c") : "";
}
