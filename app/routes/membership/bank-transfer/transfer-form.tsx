import { FoldedBuyerInputs, type State } from "#app/components/forms/buyer-inputs.tsx";
import { Field } from "#app/components/forms/field.tsx";
import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import type { FormActionData, Reply } from "#app/components/forms/reply.ts";
import { Rich } from "#app/components/ui/rich.tsx";
import { email, fullName } from "#messages/forms.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/membership/transfers.ts";
import { LIMITS } from "#worker/contracts/vocabulary.ts";
import type { TransferOffer } from "#worker/domain/bank-transfers/transfer-offer.server.ts";
import type { PlanCard } from "#worker/domain/membership/plans.server.ts";

type TransferFormProps = {
  plan: PlanCard;
  others: ReadonlyArray<{ planId: string; title: string }>;
  offer: TransferOffer | undefined;
  own: {
    name: string | undefined;
    email: string | undefined;
    isVerified: boolean;
    buyer: Record<string, string> | undefined;
  };
  states: readonly State[];
  siteKey: string | undefined;
  formKey: string;
  actionData: FormActionData | undefined;
};

export function TransferForm({ plan, offer, others, own, states, siteKey, formKey, actionData }: TransferFormProps) {
  const { planId, title, price, amount, taxNote } = plan;
  return (
    <div className="transfer-columns">
      <section aria-labelledby="transfer-plan">
        <h2 id="transfer-plan">{title}</h2>
        <p className="transfer-price">
          <Rich
            text={m.price}
            values={{ price: offer?.price ?? price, duration: offer?.duration ?? m.year() }}
            parts={{ price: (text) => <span className="price">{text}</span> }}
          />
        </p>
        {!offer && taxNote && <p>{taxNote}</p>}
        <OwnTerms offer={offer} own={own} />
        <ol className="transfer-steps">
          <li>{m.stepReference()}</li>
          <li>{m.stepTransfer()}</li>
          <li>{m.stepReceipt()}</li>
        </ol>
        {others.map((other) => (
          <p key={other.planId}>
            <a href={localPath(`/membership/bank-transfer?plan=${other.planId}`)}>
              {m.payOther({ plan: other.title })}
            </a>
          </p>
        ))}
      </section>
      <section aria-labelledby="transfer-details">
        <h2 id="transfer-details">{m.details()}</h2>
        <PostedForm
          actionData={actionData}
          noticeOf={noticeOf}
          label={m.reserve()}
          isDocument
          note={<Terms />}
          siteKey={siteKey}
        >
          {(field) => (
            <>
              <input type="hidden" name="plan" value={planId} />
              <input type="hidden" name="amount" value={amount} />
              <input type="hidden" name="key" value={formKey} />
              <Field {...field("name")} value={field("name").value ?? own.name} label={fullName()}>
                {(control) => <input {...control} autoComplete="name" maxLength={LIMITS.name} required />}
              </Field>
              <Field {...field("email")} value={field("email").value ?? own.email} label={email()} help={m.emailHelp()}>
                {(control) => (
                  <input {...control} type="email" autoComplete="email" maxLength={LIMITS.email} required />
                )}
              </Field>
              <FoldedBuyerInputs
                className="transfer-buyer"
                field={(name) => ({ ...field(name), value: field(name).value ?? own.buyer?.[name] })}
                states={states}
              />
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
          <Rich
            text={m.member}
            parts={{
              login: (text) => <a href={localPath(`/login?to=${localPath("/dashboard/membership")}`)}>{text}</a>,
            }}
          />
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
    <Rich
      text={m.terms}
      parts={{
        refund: (text) => <a href={localPath("/CancellationAndRefund")}>{text}</a>,
        terms: (text) => <a href={localPath("/TermsAndConditions")}>{text}</a>,
      }}
    />
  );
}

function noticeOf(outcome: Reply): NoticeContent {
  return outcome.ok
    ? { kind: "success", text: outcome.value.message }
    : { kind: "error", text: outcome.message, help: outcome.help };
}
