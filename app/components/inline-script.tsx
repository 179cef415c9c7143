import { useRouteLoaderData } from "react-router";

/**
 * A small script of a page that ships without the application, as text in the document: `run` may use nothing but what
 * is inside it and its `settings`.
 */
export function InlineScript<Settings>({ run, settings }: { run: (settings: Settings) => void; settings: Settings }) {
  const frame = useRouteLoaderData<{ nonce: string }>("root");
  // What a visitor wrote may stand in the settings, and must not end the script.
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this code's own function
  return <script nonce={frame?.nonce} dangerouslySetInnerHTML={{ __html: `(${run.toString()})(${json});` }} />;
}
