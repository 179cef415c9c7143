import { Picture } from "#app/components/ui/picture.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import * as footer from "#messages/footer.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/pages/about.ts";
import { teamSectionLabel } from "#messages/vocabulary/people.ts";
import type { Entry } from "#worker/content/collections.ts";
import { CHAPTERS } from "#worker/contracts/vocabulary.ts";

export function Chapters(props: {
  chapters: ReturnType<typeof chaptersOf>;
  scene: Entry<"hero">["image"] | undefined;
}) {
  const { chapters, scene } = props;
  return (
    <section className="section wrap about-chapters" id="chapters">
      <div>
        <h2>{footer.chapters()}</h2>
        <p>{m.chaptersText()}</p>
        <ul>
          {chapters.map(({ city, lead }) => (
            <li key={city}>
              <h3>
                <a href={localPath(city === "Mumbai" ? "/mahagrowth" : `/team#${city.toLowerCase()}`)}>
                  {teamSectionLabel(city)}
                </a>
              </h3>
              {lead && (
                <p>
                  {lead.name}
                  {lead.role && `, ${lead.role}`} {lead.sample && <SampleBadge />}
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
      {scene && <Picture image={scene} className="about-scene" />}
    </section>
  );
}

/** The regional sections of the team, each with the person who leads it. */
export function chaptersOf(team: ReadonlyArray<Entry<"team">>) {
  return CHAPTERS.map((city) => {
    const lead = team.find(({ section }) => section === city);
    return { city, lead: lead && { name: lead.name, role: lead.role, sample: lead.sample } };
  });
}
