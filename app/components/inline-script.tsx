import { useRouteLoaderData } from "react-router";

/**
 * A small script as text in the document, for pages that ship without the application and for what cannot wait for it:
 * `run` may use nothing but what is inside it and its `settings`. The application leaves it as it stands.
 */
export function InlineScript<Settings>({ run, settings }: { run: (settings: Settings) => void; settings: Settings }) {
  const frame = useRouteLoaderData<{ nonce: string }>("root");
  // What a visitor wrote may stand in the settings, and must not end the script.
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  const text = import.meta.env.SSR ? `(${run.toString()})(${json});` : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this code's own function
  return <script nonce={frame?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
