import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { monogram } from "#app/components/ui/generated-picture.ts";
import { Picture } from "#app/components/ui/picture.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/pages/mumbai.ts";
import type { Entry } from "#worker/content/collections.ts";

type Lead = { slug: string } & Pick<Entry<"team">, "name" | "role" | "image" | "sample">;

export function ChapterCard({ leads, executive, basic }: { leads: readonly Lead[]; executive: string; basic: string }) {
  return (
    <section className="chapter" aria-labelledby="chapter">
      <div className="chapter-words">
        <h2 id="chapter">{m.chapter()}</h2>
        <p className="lead">{m.launched()}</p>
        <p>{m.chapterText()}</p>
        <p className="button-row">
          <ExternalLink href={executive} className="button">
            {m.executive()}
          </ExternalLink>
          <ExternalLink href={basic} className="button button-secondary">
            {m.basic()}
          </ExternalLink>
        </p>
        <p className="chapter-note">
          <Rich text={m.formsNote} parts={{ a: (text) => <a href={localPath("/membership")}>{text}</a> }} />
        </p>
      </div>
      <div className="chapter-leads">
        <h3>{m.whoLeads()}</h3>
        <ul>
          {leads.map(({ slug, name, role, image, sample }) => (
            <li key={slug}>
              <Picture image={{ ...(image ?? monogram(name)), alt: "" }} shape="square" />
              <p>
                <strong>{name}</strong>
                {role} {sample && <SampleBadge />}
              </p>
            </li>
          ))}
        </ul>
        <p>
          <a href={localPath("/team")}>{m.wholeTeam()}</a>
        </p>
      </div>
    </section>
  );
}

export function Nominate({ href }: { href: string }) {
  return (
    <section className="nominate" aria-labelledby="nominate">
      <div className="wrap nominate-inner">
        <h2 id="nominate">{m.tellStory()}</h2>
        <div>
          <p className="lead">{m.tellText()}</p>
          <p className="button-row">
            <ExternalLink href={href} className="button">
              {m.nominate()}
            </ExternalLink>
          </p>
        </div>
      </div>
    </section>
  );
}
