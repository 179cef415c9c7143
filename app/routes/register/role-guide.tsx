import type { Message } from "#messages/message.ts";
import * as m from "#messages/visitors/register.ts";
import { roleLabel } from "#messages/vocabulary/people.ts";
import { ROLES, type Role } from "#worker/contracts/vocabulary.ts";

/** Section 6. */
const GUIDE: Record<Role, { who: Message; begins: Message }> = {
  startup: { who: m.startupWho, begins: m.startupBegins },
  student: { who: m.ownerWho, begins: m.ownerBegins },
  mentor: { who: m.mentorWho, begins: m.mentorBegins },
  investor: { who: m.investorWho, begins: m.investorBegins },
};

/** On a wide screen, all four roles beside the form. */
export function RoleGuide() {
  return (
    <section className="register-guide" aria-labelledby="register-guide">
      <h2 id="register-guide">{m.which()}</h2>
      <dl>
        {Object.entries(GUIDE).map(([role, { who, begins }]) => (
          <div key={role} className={`register-role register-role-${role}`}>
            <dt>{roleLabel(role as Role)}</dt>
            <dd>
              <p>{who()}</p>
              <p className="field-help">{begins()}</p>
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
          <strong>{roleLabel(role)}:</strong> {GUIDE[role].who()} {GUIDE[role].begins()}
        </p>
      ))}
    </div>
  );
}
