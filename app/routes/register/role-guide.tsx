import { roleLabel } from "#messages/vocabulary/people.ts";
import { ROLES, type Role } from "#worker/contracts/vocabulary.ts";

/** Section 6. */
const GUIDE: Record<Role, { who: string; begins: string }> = {
  startup: {
    who: "You are building something new and need mentors, capital or a first large customer.",
    begins: "You begin with the MASA Awards, incubation and a detailed project report.",
  },
  student: {
    who: "You run a micro, small or medium enterprise, or are learning to.",
    begins: "You begin with what other owners write, and with the schemes that are open to you.",
  },
  mentor: {
    who: "You have built or led a company and have an hour a week for someone who has not yet.",
    begins: "You begin with the startups that are assigned to you.",
  },
  investor: {
    who: "You fund early or growing firms and want to see the papers before the pitch.",
    begins: "You begin with the opportunities that are open now.",
  },
};

/** On a wide screen, all four roles beside the form. */
export function RoleGuide() {
  return (
    <section className="register-guide" aria-labelledby="register-guide">
      <h2 id="register-guide">Which one are you?</h2>
      <dl>
        {Object.entries(GUIDE).map(([role, { who, begins }]) => (
          <div key={role} className={`register-role register-role-${role}`}>
            <dt>{roleLabel(role as Role)}</dt>
            <dd>
              <p>{who}</p>
              <p className="field-help">{begins}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** On a narrow screen, the chosen role below its field. CSS selects it, so it needs no script. */
export function ChosenRole() {
  return (
    <div className="register-chosen" aria-live="polite">
      {ROLES.map((role) => (
        <p key={role} className={`register-role register-role-${role}`}>
          <strong>{roleLabel(role)}:</strong> {GUIDE[role].who} {GUIDE[role].begins}
        </p>
      ))}
    </div>
  );
}
