import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { monogram } from "#app/components/ui/generated-picture.ts";
import { Picture } from "#app/components/ui/picture.tsx";
import type { Entry } from "#worker/content/collections.ts";

type Lead = { slug: string } & Pick<Entry<"team">, "name" | "role" | "image">;

export function ChapterCard({ leads, executive, basic }: { leads: readonly Lead[]; executive: string; basic: string }) {
  return (
    <section className="chapter" aria-labelledby="chapter">
      <div className="chapter-words">
        <h2 id="chapter">MASA Mumbai Chapter</h2>
        <p className="lead">Launched on August 23, 2025 at a national stock exchange.</p>
        <p>
          Makers, carriers, traders and founders from Mumbai, Thane and Bhiwandi meet here with bankers, mentors and
          investors. They bring an offer and a need, and they learn what a company must prepare, years ahead, to list.
        </p>
        <p className="button-row">
          <ExternalLink href={executive} className="button">
            Executive Membership
          </ExternalLink>
          <ExternalLink href={basic} className="button button-secondary">
            Basic Membership
          </ExternalLink>
        </p>
        <p className="chapter-note">
          Both links open the chapter’s own forms. The forum’s plans, with prices, are on the{" "}
          <a href="/membership">Membership</a> page.
        </p>
      </div>
      <div className="chapter-leads">
        <h3>Who leads it</h3>
        <ul>
          {leads.map(({ slug, name, role, image }) => (
            <li key={slug}>
              <Picture image={{ ...(image ?? monogram(name)), alt: "" }} shape="square" />
              <p>
                <strong>{name}</strong>
                {role}
              </p>
            </li>
          ))}
        </ul>
        <p>
          <a href="/team">The whole team</a>
        </p>
      </div>
    </section>
  );
}

export function Nominate({ href }: { href: string }) {
  return (
    <section className="nominate" aria-labelledby="nominate">
      <div className="wrap nominate-inner">
        <h2 id="nominate">Tell your story on the podcast</h2>
        <div>
          <p className="lead">
            If people ask for you by name, tell others how you did it. Owners and founders put themselves forward for
            the next episodes.
          </p>
          <p className="button-row">
            <ExternalLink href={href} className="button">
              Nominate Yourself
            </ExternalLink>
          </p>
        </div>
      </div>
    </section>
  );
}
