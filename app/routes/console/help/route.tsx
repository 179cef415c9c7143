import { Markdown } from "#app/components/markdown/markdown.tsx";
import { JumpList } from "#app/components/ui/jump-list.tsx";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/route.ts";

export async function loader() {
  const { readManual } = await import("#worker/domain/console/manual.server.ts");
  return readManual();
}

export const handle = { private: true, permission: "console.enter" } satisfies PageHandle;
export const meta = () => consoleMeta("Help");

export default function Help({ loaderData: { html, sections } }: Route.ComponentProps) {
  return (
    <ConsolePage title="Help" lead="The manual of the console.">
      <JumpList label="Sections of the manual" sections={sections} />
      <Markdown html={html} className="console-manual" />
    </ConsolePage>
  );
}
