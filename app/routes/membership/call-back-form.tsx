import { BotCheckFields } from "#app/components/forms/bot-check.tsx";
import { Field, fieldsOf } from "#app/components/forms/field.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import type { Reply } from "#app/components/forms/reply.ts";
import { SuccessPanel } from "#app/components/forms/success-panel.tsx";
import { PhoneLink } from "#app/components/ui/phone-link.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { fullName, phoneOrEmail } from "#messages/forms.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/membership/page.ts";
import { LIMITS } from "#worker/contracts/vocabulary.ts";
import type { PlanCard } from "#worker/domain/membership/plans.server.ts";

type CallBackActionData = { outcome: Reply; entered: Record<"name" | "contact" | "plan", string> };

type CallBackProps = {
  plans: readonly PlanCard[];
  chosenPlan: string | undefined;
  canPay: boolean;
  actionData: CallBackActionData | undefined;
  contact: { email: string; phone: string };
  siteKey: string | undefined;
};

const phoneLink = (phone: string) => <PhoneLink phone={phone} />;

export function CallBackForm(props: CallBackProps) {
  const { canPay, actionData, contact } = props;
  return (
    <section className="section call-back" id="call-back">
      <div className="wrap call-back-inner">
        <div>
          <h2>{canPay ? m.talkFirst() : m.contactUs()}</h2>
          <p>
            <Rich
              text={m.callBackHelp}
              values={contact}
              parts={{ mail: (email) => <a href={`mailto:${email}`}>{email}</a>, phone: phoneLink }}
            />
          </p>
          {canPay && (
            <noscript>
              <p>{m.withoutScript()}</p>
            </noscript>
          )}
        </div>
        {actionData?.outcome.ok ? (
          <SuccessPanel text={actionData.outcome.value.message}>
            <p>
              <Rich text={m.nextWorkingDay} values={contact} parts={{ phone: phoneLink }} />
            </p>
            <p className="button-row">
              <a className="button button-secondary" href={localPath("/membership")}>
                {m.compareAgain()}
              </a>
            </p>
          </SuccessPanel>
        ) : (
          <Fields {...props} />
        )}
      </div>
    </section>
  );
}

function Fields({ plans, chosenPlan, actionData, siteKey }: CallBackProps) {
  const { outcome, entered } = actionData ?? {};
  const field = fieldsOf(entered, outcome && !outcome.ok ? outcome.errors : []);
  return (
    <form method="post" action={localPath("/membership#call-back")} className="form">
      {outcome && !outcome.ok && <Notice kind="error" text={outcome.message} />}
      <Field {...field("name")} label={fullName()}>
        {(control) => <input {...control} autoComplete="name" required maxLength={LIMITS.name} />}
      </Field>
      <Field {...field("contact")} label={phoneOrEmail()}>
        {(control) => <input {...control} autoComplete="tel" required maxLength={LIMITS.contact} />}
      </Field>
      <Field {...field("plan")} label={m.plan()} value={entered?.plan || chosenPlan || plans[0]?.planId}>
        {(control) => (
          <select {...control}>
            {plans.map((plan) => (
              <option key={plan.planId} value={plan.planId}>
                {plan.title}, ₹{plan.price}
              </option>
            ))}
          </select>
        )}
      </Field>
      <BotCheckFields siteKey={siteKey} />
      <button className="button button-secondary" type="submit">
        {m.callMeBack()}
      </button>
    </form>
  );
}
