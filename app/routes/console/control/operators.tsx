import { Field } from "#app/components/forms/field.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { RoleGrant } from "#worker/contracts/console/operators.ts";
import { isPermitted, OPERATOR_ROLE_LABELS } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { withInput } from "#worker/contracts/problem.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { endRole, giveRole, listColleagues } from "#worker/domain/operators/staff.server.ts";
import { ActionNotice } from "../parts/action-notice.tsx";
import { AgreeButton } from "../parts/agree-button.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { operatorWith, refuseConsole, respond } from "../parts/responses.server.ts";
import type { Route } from "./+types/operators.ts";
import { CHANGE, ColleagueRow, changeForm } from "./colleague-row.tsx";
import { RoleSelect } from "./role-select.tsx";

const GRANT_FORM = "grant-form";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { role, memberId, email } = context.get(operatorContext);
  const deps = context.get(depsContext);
  const colleagues = await listColleagues(deps);
  const granted = new URL(request.url).searchParams.get("id");
  return {
    colleagues,
    granted: colleagues.find(({ id }) => id === granted),
    login: `${deps.config.siteUrl}/login?to=/console`,
    own: { memberId, email },
    mayChange: isPermitted(role, "operators.change"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "operators.change");
  return takeOperatorStep(context.get(depsContext), operator, await readForm(request));
}

export const handle = { private: true, permission: "operators.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Operators");

export default function Operators({ loaderData, actionData }: Route.ComponentProps) {
  const { colleagues, granted, login, mayChange } = loaderData;
  const { errors = {}, entered = {} } = actionData ?? {};
  const isChange = entered["step"] === CHANGE;
  const chosenFor = (email: string) => (isChange && entered["email"] === email ? entered["role"] : undefined);
  const refused = isChange ? {} : entered;
  return (
    <ConsolePage
      title="Operators"
      lead="Who may use the console. Only owners can change this, and there is always at least one owner."
    >
      <ActionNotice actionData={actionData}>
        {!actionData && granted && (
          <p className="notice-help">{`${granted.name ?? granted.email}: ${OPERATOR_ROLE_LABELS[granted.role]}`}</p>
        )}
        {entered["agreed"] && (
          <AgreeButton
            form={isChange ? changeForm(entered["email"]) : GRANT_FORM}
            name="agreed"
            value={entered["agreed"]}
            label="Yes, make them an owner"
            first={{ label: isChange ? "Change" : "Grant access" }}
          />
        )}
      </ActionNotice>
      <ul className="console-rows">
        {colleagues.map((colleague) => (
          <ColleagueRow key={colleague.id} {...colleague} mayChange={mayChange} chosen={chosenFor(colleague.email)} />
        ))}
      </ul>
      {mayChange && (
        <section aria-labelledby="grant">
          <h2 id="grant">Grant access</h2>
          <form method="post" id={GRANT_FORM} className="form console-form">
            <Field
              name="email"
              label="Email"
              value={refused["email"]}
              error={errors["email"]}
              help="The address of their account here. They can also register afterwards."
            >
              {(control) => <input {...control} type="email" autoComplete="off" required />}
            </Field>
            <Field name="role" label="Role" value={refused["role"]} error={errors["role"]}>
              {(control) => <RoleSelect {...control} isNew required />}
            </Field>
            <button className="button" type="submit">
              Grant access
            </button>
            <p className="field-help">{`No email is sent. Tell them yourself: they log in at ${login}`}</p>
          </form>
        </section>
      )}
    </ConsolePage>
  );
}

const PATH = "/console/operators";

async function takeOperatorStep(
  deps: Parameters<typeof giveRole>[0],
  operator: Operator,
  form: Record<string, string>,
) {
  if (form["step"] === "end") return respond(await endRole(deps, operator, form["id"] ?? ""), PATH, "ended");
  const isNew = form["step"] !== CHANGE;
  const outcome = await withInput(RoleGrant, form, (grant) =>
    giveRole(deps, operator, { ...grant, isNew, agreed: form["agreed"] }),
  );
  if (outcome.ok) return respond(outcome, `${PATH}?id=${outcome.value}`, isNew ? "granted" : "role_changed");
  return refuseConsole(outcome, { ...form, agreed: outcome.agree ?? "" });
}
