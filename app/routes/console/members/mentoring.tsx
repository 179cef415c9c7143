import type { viewMember } from "#worker/domain/console/members.server.ts";

type Startups = NonNullable<NonNullable<Awaited<ReturnType<typeof viewMember>>>["mentoring"]>;

export function Mentoring({ assigned, others, mayChange }: Startups & { mayChange: boolean }) {
  return (
    <section aria-labelledby="mentoring">
      <h2 id="mentoring">Startups they mentor</h2>
      {assigned.length === 0 && <p>None yet. Until you assign one, the dashboard shows three examples.</p>}
      {assigned.length > 0 && (
        <ul className="console-rows">
          {assigned.map(({ slug, name }) => (
            <li key={slug} className="console-row">
              <p className="console-row-title">{name}</p>
              {mayChange && (
                <form method="post">
                  <input type="hidden" name="step" value="unassign" />
                  <input type="hidden" name="startup" value={slug} />
                  <button className="button button-secondary" type="submit">
                    Remove
                    <span className="visually-hidden">{`: ${name}`}</span>
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && others.length > 0 && (
        <form method="post" className="console-inline console-after">
          <input type="hidden" name="step" value="assign" />
          <select name="startup" aria-label="Startup to assign">
            {others.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
          <button className="button" type="submit">
            Assign
          </button>
        </form>
      )}
    </section>
  );
}
