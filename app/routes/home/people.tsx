import { monogram } from "#app/components/ui/generated-picture.ts";
import { Picture } from "#app/components/ui/picture.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import type { HomeContent } from "./home-content.server.ts";
import { format } from "./next-event.tsx";
import { Scroller } from "./scroller.tsx";

export function Chapters({ chapters }: Pick<HomeContent, "chapters">) {
  return (
    <section className="home-chapters section" aria-labelledby="chapters">
      <div className="wrap">
        <h2 id="chapters">Your chapter</h2>
        <p>Each city has its own board. Its president is the first person you meet.</p>
        <ul>
          {chapters.map(({ city, id, head, next }) => (
            <li key={id}>
              {head && <Picture image={head.image ?? monogram(head.name)} shape="square" />}
              <div>
                <h3>
                  <a href={`/team#${id}`}>{city}</a>
                </h3>
                {head && <p>{head.name}</p>}
                {head && (
                  <p>
                    {head.role} {head.sample && <SampleBadge />}
                  </p>
                )}
                {next && (
                  <p>
                    <a href={next.href}>{`Next event: ${format(next.day, { day: "numeric", month: "short" })}`}</a>
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
        <a href="/Partners">{`${counts.partners} partners`}</a>{" "}
        {partners.some(({ sample }) => sample) && <SampleBadge />}
      </h2>
      <Scroller label="Banks and exchanges among the partners">
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
