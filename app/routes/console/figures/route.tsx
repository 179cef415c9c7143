import { depsContext, operatorContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewFigures } from "#worker/domain/console/figures/view-figures.server.ts";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/route.ts";
import { drawFigure } from "./draw-figures.server.ts";
import { FigureSection } from "./figure-section.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const tables = await viewFigures(context.get(depsContext), context.get(operatorContext).role);
  return { figures: tables.map(drawFigure) };
}

export const handle = { private: true, permission: "figures.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Figures");

export default function Figures({ loaderData: { figures } }: Route.ComponentProps) {
  return (
    <ConsolePage title="Figures" lead="The last twelve months. Months begin and end in Indian time.">
      <div className="figure-grid">
        {figures.map((figure) => (
          <FigureSection key={figure.id} {...figure} />
        ))}
      </div>
    </ConsolePage>
  );
}
