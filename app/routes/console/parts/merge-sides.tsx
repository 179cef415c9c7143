import type { MergeView } from "#worker/domain/console/merge-view.server.ts";

type SidesProps = { view: MergeView; titles: { drop: string; moves: string; lost: string } };

export function MergeSides({ view: { keep, drop, moves, lost }, titles }: SidesProps) {
  return (
    <>
      <div className="console-pair">
        <Side title="Kept" side={keep} />
        <Side title={titles.drop} side={drop} />
      </div>
      {moves.length > 0 && <Facts id="moves" title={titles.moves} facts={moves} />}
      <Facts id="lost" title={titles.lost} facts={lost} />
    </>
  );
}

function Side({ title, side: { id, name, facts } }: { title: string; side: MergeView["keep"] }) {
  return (
    <section aria-labelledby={`side-${id}`}>
      <h2 id={`side-${id}`}>{title}</h2>
      <p className="console-row-title">{name}</p>
      <dl className="console-details">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Facts({ id, title, facts }: { id: string; title: string; facts: readonly string[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="console-left">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
