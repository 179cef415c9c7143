import { TitleLink } from "#app/components/title-link.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { InEnglish } from "#app/components/ui/in-english.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/calculators/pages.ts";
import { localPath } from "#messages/locale.ts";
import type { ShownFact } from "#worker/domain/content/facts.server.ts";
import type { Explanation as Texts } from "./explanations.ts";

type Entry = { slug: string; title: string } | undefined;

export function Explanation(props: { explanation: Texts; facts: readonly ShownFact[]; article: Entry; scheme: Entry }) {
  const { explanation, facts, article, scheme } = props;
  return (
    <div className="calculator-explanation">
      <section>
        <h2>{m.howCalculated()}</h2>
        <Lines lines={explanation.formula} />
      </section>
      <section>
        <h2>{m.notCovered()}</h2>
        <Lines lines={explanation.notCovered} />
      </section>
      {facts.length > 0 && (
        <section>
          <h2>{m.figuresAndSources()}</h2>
          <ul className="calculator-facts">
            {facts.map((fact) => (
              <Fact key={fact.slug} fact={fact} />
            ))}
          </ul>
        </section>
      )}
      {(article || scheme || explanation.more) && (
        <section className="calculator-links">
          <h2>{m.readMore()}</h2>
          <ul>
            {article && (
              <li>
                <TitleLink text={m.article} title={article.title} href={`/BlogsPage/${article.slug}`} />
              </li>
            )}
            {scheme && (
              <li>
                <TitleLink text={m.scheme} title={scheme.title} href={`/SchemesPage#${scheme.slug}`} />
              </li>
            )}
            {explanation.more && (
              <li>
                <a href={localPath(explanation.more.href)}>{explanation.more.label()}</a>
              </li>
            )}
          </ul>
        </section>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: Texts["formula"] }) {
  return (
    <ul className="calculator-lines">
      {lines.map((line) => (
        <li key={line()}>{line()}</li>
      ))}
    </ul>
  );
}

function Fact({ fact: { statement, value, source, printedReadOn, isOverdue, note } }: { fact: ShownFact }) {
  return (
    <li>
      <p>
        <strong>{statement}:</strong> {value}
      </p>
      <p className="facts-line">
        <Rich
          text={isOverdue ? m.notChecked : m.factsAsOf}
          values={{ title: source.title, number: after(source.number), day: printedReadOn, note: after(note) }}
          parts={{
            a: (title) => (
              <ExternalLink href={source.url}>
                <InEnglish>{title}</InEnglish>
              </ExternalLink>
            ),
            number: (number) => number && <InEnglish>{number}</InEnglish>,
          }}
        />
      </p>
    </li>
  );
}

function after(part: string | undefined): string {
  return part ? `, ${part}` : "";
}
