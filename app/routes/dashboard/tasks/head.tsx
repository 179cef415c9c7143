import { LogOutButton } from "#app/components/layout/log-out-button.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import * as m from "#messages/dashboard/tasks.ts";
import { roleLabel } from "#messages/vocabulary/people.ts";
import type { Role } from "./place.ts";

const SCENES: Record<Role, string> = {
  startup: "first-order",
  student: "workshop-floor",
  mentor: "mentors-hour",
  investor: "investor-meet",
};

type HeadProps = { greeting: string; name: string; role: Role; consolePath: string | undefined };

export function DashboardHead({ greeting, name, role, consolePath }: HeadProps) {
  return (
    <section className={`page-head member-page-head dashboard-head dashboard-${role}`}>
      <div className="wrap dashboard-head-inner">
        <div className="dashboard-greeting">
          <h1>
            <span data-greeting>{greeting}</span>, {name}
          </h1>
          <p className="dashboard-role">
            <Rich
              text={m.yourRole}
              values={{ role: roleLabel(role) }}
              parts={{ strong: (text) => <strong>{text}</strong> }}
            />
          </p>
          <div className="button-row">
            {consolePath && (
              <a className="button button-secondary" href={consolePath}>
                {m.openConsole()}
              </a>
            )}
            <LogOutButton role={role} />
          </div>
        </div>
        <img
          className="dashboard-arcade"
          src={`/pictures/hero/${SCENES[role]}.svg`}
          alt=""
          width={400}
          height={170}
          fetchPriority="low"
        />
      </div>
    </section>
  );
}
