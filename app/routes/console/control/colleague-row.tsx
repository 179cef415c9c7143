import { StepForm } from "#app/components/ui/step-form.tsx";
import { OPERATOR_ROLE_LABELS } from "#worker/contracts/console/vocabulary.ts";
import type { Colleague } from "#worker/domain/operators/staff.server.ts";
import { RoleSelect } from "./role-select.tsx";

export const CHANGE = "change";
export const changeForm = (email = "") => `change-${email}`;

export function ColleagueRow(props: Colleague & { mayChange: boolean; chosen: string | undefined }) {
  const { id, email, name, role, since, mayChange, chosen = role } = props;
  return (
    <li className="console-row">
      <div>
        <p className="console-row-title">{name ?? email}</p>
        <p className="console-facts">
          {name && <span>{email}</span>}
          <span>{`Since ${since}`}</span>
          {!name && <span>Has not logged in yet</span>}
        </p>
      </div>
      {mayChange ? (
        <div className="console-row-actions">
          <form method="post" id={changeForm(email)} className="console-inline">
            <input type="hidden" name="step" value={CHANGE} />
            <input type="hidden" name="email" value={email} />
            <RoleSelect name="role" defaultValue={chosen} aria-label={`Role of ${email}`} />
            <button className="button button-secondary" type="submit">
              Change
              <span className="visually-hidden">{` the role of ${email}`}</span>
            </button>
          </form>
          <details>
            <summary>
              End access
              <span className="visually-hidden">{` of ${email}`}</span>
            </summary>
            <StepForm step="end" button={`End the access of ${name ?? email}`} kind="danger">
              <input type="hidden" name="id" value={id} />
            </StepForm>
          </details>
        </div>
      ) : (
        <p className="console-tag">{OPERATOR_ROLE_LABELS[role]}</p>
      )}
    </li>
  );
}
