import { Field } from "#app/components/forms/field.tsx";
import type { FormAnswer, Reply } from "#app/components/forms/form-answer.ts";
import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import { LIMITS } from "#worker/contracts/vocabulary.ts";
import type { TransferOffer } from "#worker/domain/bank-transfers/transfer-offer.server.ts";
import type { PlanCard } from "#worker/domain/membership/plans.server.ts";

type TransferFormProps = {
  plan: PlanCard;
  others: ReadonlyArray<{ planId: string; title: string }>;
  offer: TransferOffer | undefined;
  own: { name: string | undefined; email: string | undefined; isVerified: boolean };
  siteKey: string | undefined;
  formKey: string;
  answer: FormAnswer | undefined;
};

export function TransferForm({ plan, offer, others, own, siteKey, formKey, answer }: TransferFormProps) {
  const { planId, title, price, amount, taxNote } = plan;
  return (
    <div className="transfer-columns">
      <section aria-labelledby="transfer-plan">
        <h2 id="transfer-plan">{title}</h2>
        <p className="transfer-price">
          <span className="price">₹{offer?.price ?? price}</span> for {offer?.duration ?? "12 months"}
        </p>
        {!offer && taxNote && <p>{taxNote}</p>}
        <OwnTerms offer={offer} own={own} />
        <ol className="transfer-steps">
          <li>You get a reference and our account, here and by email.</li>
          <li>Transfer the exact amount by NEFT, RTGS or IMPS, with the reference in the remarks.</li>
          <li>We match the transfer and send you the receipt.</li>
        </ol>
        {others.map((other) => (
          <p key={other.planId}>
            <a href={`/membership/bank-transfer?plan=${other.planId}`}>Pay for {other.title} instead</a>
          </p>
        ))}
      </section>
      <section aria-labelledby="transfer-details">
        <h2 id="transfer-details">Your details</h2>
        <PostedForm
          answer={answer}
          noticeOf={noticeOf}
          label="Reserve and show the account"
          isDocument
          note={<Terms />}
          siteKey={siteKey}
        >
          {(field) => (
            <>
              <input type="hidden" name="plan" value={planId} />
              <input type="hidden" name="amount" value={amount} />
              <input type="hidden" name="key" value={formKey} />
              <Field {...field("name")} value={field("name").value ?? own.name} label="Full name">
                {(control) => <input {...control} autoComplete="name" maxLength={LIMITS.name} required />}
              </Field>
              <Field
                {...field("email")}
                value={field("email").value ?? own.email}
                label="Email"
                help="We send the account, and later the receipt, to this address. You log in with it."
              >
                {(control) => (
                  <input {...control} type="email" autoComplete="email" maxLength={LIMITS.email} required />
                )}
              </Field>
            </>
          )}
        </PostedForm>
      </section>
    </div>
  );
}

function OwnTerms({ offer, own }: Pick<TransferFormProps, "offer" | "own">) {
  if (!own.isVerified) {
    return (
      <div className="transfer-terms">
        <p>
          Are you a member? <a href="/login?to=/dashboard/membership">Log in</a> first: you then pay only the difference
          for an upgrade.
        </p>
      </div>
    );
  }
  if (!offer) return null;
  return (
    <div className="transfer-terms">
      {offer.terms.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

function Terms() {
  return (
    <>
      Reserving costs nothing, and you can cancel it. All purchases are final: please read{" "}
      <a href="/CancellationAndRefund">Cancellation and Refund</a> and{" "}
      <a href="/TermsAndConditions">Terms and Conditions</a>.
    </>
  );
}

function noticeOf(outcome: Reply): NoticeContent {
  return outcome.ok
    ? { kind: "success", text: outcome.value.message }
    : { kind: "error", text: outcome.message, help: outcome.help };
}
