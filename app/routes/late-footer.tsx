import { renderToStaticMarkup } from "react-dom/server";
import { answerScript } from "#app/components/answer-script.ts";
import { Footer } from "#app/components/footer.tsx";
import { depsContext } from "#worker/context.server.ts";
import { indianYear } from "#worker/domain/india-calendar.server.ts";
import { settingsOf } from "#worker/domain/settings.server.ts";
import type { Route } from "./+types/late-footer.ts";

/** The footer as a script, for a page whose footer comes late (section 2, Mumbai chapter). */
export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const settings = settingsOf((await deps.content.snapshot()).collections);
  const footer = renderToStaticMarkup(<Footer settings={settings} year={indianYear(deps.now())} />);
  return answerScript(`document.querySelector(".late-footer").innerHTML=${JSON.stringify(footer)};`);
}
