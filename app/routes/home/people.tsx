import { monogram } from "#app/components/ui/generated-picture.ts";
import { Picture } from "#app/components/ui/picture.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import * as footer from "#messages/footer.ts";
import * as m from "#messages/home.ts";
import { localPath } from "#messages/locale.ts";
import type { HomeContent } from "./home-content.server.ts";
import { format } from "./next-event.tsx";
import { Scroller } from "./scroller.tsx";

/** Keyed by the section's anchor on the team page. */
const CITY_NAMES: Readonly<Record<string, () => string>> = {
  delhi: footer.delhi,
  raipur: footer.raipur,
  indore: footer.indore,
  bhubaneswar: footer.bhubaneswar,
  mumbai: footer.mumbai,
};

export function Chapters({ chapters }: Pick<HomeContent, "chapters">) {
  return (
    <section className="home-chapters section" aria-labelledby="chapters">
      <div className="wrap">
        <h2 id="chapters">{m.chaptersTitle()}</h2>
        <p>{m.chaptersText()}</p>
        <ul>
          {chapters.map(({ city, id, head, next }) => (
            <li key={id}>
              {head && <Picture image={head.image ?? monogram(head.name)} shape="square" />}
              <div>
                <h3>
                  <a href={localPath(`/team#${id}`)}>{CITY_NAMES[id]?.() ?? city}</a>
                </h3>
                {head && <p>{head.name}</p>}
                {head && (
                  <p>
                    {head.role} {head.sample && <SampleBadge />}
                  </p>
                )}
                {next && (
                  <p>
                    <a href={localPath(next.href)}>
                      {m.chapterEvent({ day: format(next.day, { day: "numeric", month: "short" }) })}
                    </a>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Partners({ partners, counts }: Pick<HomeContent, "partners" | "counts">) {
  return (
    <section className="home-partners wrap" aria-labelledby="partners">
      <h2 id="partners">
        <a href={localPath("/Partners")}>{m.partnerCount({ count: counts.partners })}</a>{" "}
        {partners.some(({ sample }) => sample) && <SampleBadge />}
      </h2>
      <Scroller label={m.partnersScroller()}>
        <ul>
          {partners.map(({ slug, logo }) => (
            <li key={slug}>
              <Picture image={logo} shape="own" />
            </li>
          ))}
        </ul>
      </Scroller>
    </section>
  );
}
