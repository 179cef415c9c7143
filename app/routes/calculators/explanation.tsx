import { ExternalLink } from "#app/components/ui/external-link.tsx";
import type { ShownFact } from "#worker/domain/content/facts.server.ts";
import type { Explanation as Texts } from "./explanations.ts";

type Linked = { slug: string; title: string } | undefined;

export function Explanation(props: {
  explanation: Texts;
  facts: readonly ShownFact[];
  article: Linked;
  scheme: Linked;
}) {
  const { explanation, facts, article, scheme } = props;
  return (
    <div className="calculator-explanation">
      <section>
        <h2>How it is calculated</h2>
        <Lines lines={explanation.formula} />
      </section>
      <section>
        <h2>What it does not cover</h2>
        <Lines lines={explanation.notCovered} />
      </section>
      {facts.length > 0 && (
        <section>
          <h2>Figures and sources</h2>
          <ul className="calculator-facts">
            {facts.map((fact) => (
              <Fact key={fact.slug} fact={fact} />
            ))}
          </ul>
        </section>
      )}
      {(article || scheme || explanation.more) && (
        <section className="calculator-links">
          <h2>Read more</h2>
          <ul>
            {article && (
              <li>
                Article: <a href={`/BlogsPage/${article.slug}`}>{article.title}</a>
              </li>
            )}
            {scheme && (
              <li>
                Scheme: <a href={`/SchemesPage#${scheme.slug}`}>{scheme.title}</a>
              </li>
            )}
            {explanation.more && (
              <li>
                <a href={explanation.more.href}>{explanation.more.label}</a>
              </li>
            )}
          </ul>
        </section>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="calculator-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
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
        <ExternalLink href={source.url}>{source.title}</ExternalLink>
        {source.number && `, ${source.number}`}.{" "}
        {isOverdue ? `Not checked since ${printedReadOn}` : `Facts as of ${printedReadOn}`}
        {note && `, ${note}`}.
      </p>
    </li>
  );
}
