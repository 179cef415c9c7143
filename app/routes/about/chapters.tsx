import { Picture } from "#app/components/ui/picture.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import * as footer from "#messages/footer.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/pages/about.ts";
import { teamSectionLabel } from "#messages/vocabulary/people.ts";
import type { Entry } from "#worker/content/collections.ts";
import type { ChapterHead } from "#worker/domain/content/chapter-heads.server.ts";

export function Chapters(props: { chapters: readonly ChapterHead[]; scene: Entry<"hero">["image"] | undefined }) {
  const { chapters, scene } = props;
  return (
    <section className="section wrap about-chapters" id="chapters">
      <div>
        <h2>{footer.chapters()}</h2>
        <p>{m.chaptersText()}</p>
        <ul>
          {chapters.map(({ city, head }) => (
            <li key={city}>
              <h3>
                <a href={localPath(city === "Mumbai" ? "/mahagrowth" : `/team#${city.toLowerCase()}`)}>
                  {teamSectionLabel(city)}
                </a>
              </h3>
              {head && (
                <p>
                  {head.name}
                  {head.role && ", "}
                  <span className="about-role">{head.role}</span> {head.sample && <SampleBadge />}
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
