import { BotCheckFields } from "#app/components/forms/bot-check.tsx";
import { FieldLimit } from "#app/components/forms/field-limit.tsx";
import type { Reply } from "#app/components/forms/form-answer.ts";
import { Notice } from "#app/components/forms/notice.tsx";
import { PhoneLink } from "#app/components/ui/phone-link.tsx";
import { LIMITS } from "#worker/contracts/vocabulary.ts";
import type { PlanCard } from "#worker/domain/membership/plans.server.ts";

type Answer = { outcome: Reply; entered: Record<"name" | "contact" | "plan", string> };

/** Works without JavaScript: the forum calls back about the plan. */
export function CallBackForm(props: {
  plans: readonly PlanCard[];
  chosenPlan: string | undefined;
  canPay: boolean;
  answer: Answer | undefined;
  contact: { email: string; phone: string };
  siteKey: string | undefined;
}) {
  const { plans, chosenPlan, canPay, answer, contact, siteKey } = props;
  const entered = answer?.outcome.ok ? undefined : answer?.entered;
  const errors = answer && !answer.outcome.ok ? (answer.outcome.errors ?? []) : [];
  const isBad = (field: string) => errors.some((error) => error.field === field);
  return (
    <section className="section call-back" id="call-back">
      <div className="wrap call-back-inner">
        <div>
          <h2>{canPay ? "Rather talk first?" : "Contact us to join"}</h2>
          <p>
            Leave your name and a number or address, and we call you back about the membership. You can also write to{" "}
            <a href={`mailto:${contact.email}`}>{contact.email}</a> or call <PhoneLink phone={contact.phone} />.
          </p>
        </div>
        <form method="post" action="/membership#call-back" className="form">
          {answer && <CallBackNotice outcome={answer.outcome} />}
          <div className="field">
            <label htmlFor="call-back-name">Full name</label>
            <input
              id="call-back-name"
              name="name"
              autoComplete="name"
              required
              maxLength={LIMITS.name}
              defaultValue={entered?.name}
              aria-invalid={isBad("name") || undefined}
            />
            <FieldLimit />
          </div>
          <div className="field">
            <label htmlFor="call-back-contact">Phone or email</label>
            <input
              id="call-back-contact"
              name="contact"
              autoComplete="tel"
              required
              maxLength={LIMITS.contact}
              defaultValue={entered?.contact}
              aria-invalid={isBad("contact") || undefined}
            />
            <FieldLimit />
          </div>
          <div className="field">
            <label htmlFor="call-back-plan">Plan</label>
            <select id="call-back-plan" name="plan" defaultValue={entered?.plan || chosenPlan || plans[0]?.planId}>
              {plans.map((plan) => (
                <option key={plan.planId} value={plan.planId}>
                  {plan.title}, ₹{plan.price}
                </option>
              ))}
            </select>
          </div>
          <BotCheckFields siteKey={siteKey} />
          <button className="button button-secondary" type="submit">
            Call me back
          </button>
        </form>
      </div>
    </section>
  );
}

function CallBackNotice({ outcome }: { outcome: Answer["outcome"] }) {
  return outcome.ok ? (
    <Notice kind="success" text={outcome.value.message} />
  ) : (
    <Notice kind="error" text={outcome.message} />
  );
}
