import type { HomeTexts } from "#app/client/home.ts";
import { ClientScript } from "#app/components/layout/client-script.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Sign } from "#app/components/ui/sign.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import * as m from "#messages/home.ts";
import { localPath } from "#messages/locale.ts";
import type { Message } from "#messages/message.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { INTENTS } from "#worker/contracts/vocabulary.ts";
import type { Route } from "./+types/route.ts";
import { Dates } from "./dates.tsx";
import { Hero } from "./hero.tsx";
import { HindiOffer } from "./hindi-offer.tsx";
import { type HomeContent, loadHome } from "./home-content.server.ts";
import { Insights } from "./insights.tsx";
import { Chapters, Partners } from "./people.tsx";
import { Features, Questions, StructuredData } from "./sections.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context);
}

export const handle = { hydrate: false, styles: "base" } satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = pageMeta(matches, {
    title: m.pageTitle(),
    description: m.description(),
    path: "/",
  });
  const href = loaderData?.hero[0]?.image.src;
  return [...page, WHOLE_OPENING, ...(href ? [{ ...FIRST_PICTURE, href }] : [])];
}

/** On wide screens, the picture is beside the text. On small ones it is below: nothing waits for it. */
const WIDE = { tagName: "link", media: "(width >= 64rem)" };
const WHOLE_OPENING = { ...WIDE, rel: "expect", href: "#opening", blocking: "render" };
const FIRST_PICTURE = { ...WIDE, rel: "preload", as: "image", fetchPriority: "high" };

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...loaderData} />
      <Features {...loaderData} />
      <Dates {...loaderData} />
      <Chapters {...loaderData} />
      <Insights {...loaderData} />
      <Partners {...loaderData} />
      <Join {...loaderData} />
      <Questions {...loaderData} />
      <StructuredData {...loaderData} />
      <HindiOffer />
      <FirstVisit />
      <ClientScript
        name="home"
        settings={
          {
            play: m.playScenes(),
            pause: m.pauseScenes(),
            one: m.position({ last: "{last}", count: "{count}" }),
            several: m.positions({ first: "{first}", last: "{last}", count: "{count}" }),
          } satisfies HomeTexts
        }
      />
    </>
  );
}

/** The prices climb in six steps, like the sign. */
function Join({ plans }: Pick<HomeContent, "plans">) {
  return (
    <section className="home-join wrap section">
      <div className="home-columns">
        <h2>{m.joinTitle()}</h2>
        <div>
          <p className="lead">{m.joinLead()}</p>
          <a className="button" href={localPath("/register")}>
            {m.joinNow()}
          </a>
        </div>
      </div>
      <h3>{m.plansTitle()}</h3>
      <ol>
        {plans.map(({ title, price }, index) => (
          <li key={title}>
            <Sign lit={index + 1} />
            <span>{title}</span>
            <strong className="price">{`₹${price}`}</strong>
          </li>
        ))}
      </ol>
      <p>
        <a href={localPath("/membership")}>{m.comparePlans()}</a>
      </p>
    </section>
  );
}

/** Section 2: where each choice leads. The forum receives it in English. */
const CHOICES: Record<(typeof INTENTS)[number], { label: Message; destination: string }> = {
  "For MASA Awards": { label: m.forAwards, destination: "/Ourinitiatives" },
  "For Membership": { label: m.forMembership, destination: "/membership" },
  "Startup Incubation": { label: m.forIncubation, destination: "/register" },
  "know About MASA": { label: m.aboutMasa, destination: "/" },
};

/** Section 2. app/client/home/first-visit.ts shows it. It does not block the page, so it takes no focus. */
function FirstVisit() {
  return (
    <template id="first-visit-popup">
      <dialog className="home-popup" open aria-labelledby="first-visit">
        <h2 id="first-visit">{m.popupTitle()}</h2>
        <p>{m.popupText()}</p>
        <button className="home-icon-button" type="button" aria-label={m.close()}>
          <Icon name="x" />
        </button>
        <ul>
          {INTENTS.map((intent) => (
            <li key={intent}>
              <button type="button" value={intent} data-destination={localPath(CHOICES[intent].destination)}>
                {CHOICES[intent].label()}
                <Icon name="arrow-right" />
              </button>
            </li>
          ))}
        </ul>
      </dialog>
    </template>
  );
}
