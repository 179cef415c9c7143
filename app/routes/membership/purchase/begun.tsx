import { useEffect, useRef } from "react";
import { MembershipCard } from "#app/components/ui/membership-card.tsx";
import type { BegunMembership } from "#worker/contracts/payment.ts";

export type Begun = { sentence: string; membership: BegunMembership };

/** Replaces the page after a verified payment: the card, the receipt, how to log in, and the next event. */
export function BegunPanel({ begun, contactEmail }: { begun: Begun; contactEmail: string }) {
  const { sentence, membership } = begun;
  const { nextEvent } = membership;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    alert.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="begun">
      <div className="wrap begun-inner">
        <div className="begun-title" role="alert" tabIndex={-1} ref={alert}>
          <h1>{sentence}</h1>
        </div>
        <MembershipCard card={membership} />
        <div className="begun-next">
          {membership.email ? (
            <OwnAccount {...membership} email={membership.email} />
          ) : (
            <WithoutEmail number={membership.number} contactEmail={contactEmail} />
          )}
          {nextEvent && (
            <div>
              <h2>Next event</h2>
              <p>
                <a href={nextEvent.href}>{nextEvent.title}</a>
                <br />
                {nextEvent.when}
              </p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function OwnAccount({ receipt, email }: BegunMembership & { email: string }) {
  return (
    <>
      <div>
        <h2>Your receipt</h2>
        <p>
          <a href={receipt}>Open your receipt</a>
          <br />
          We have also sent it to {email}.
        </p>
      </div>
      <div>
        <h2>Your account</h2>
        <p>
          <a href="/dashboard/membership">Log in with this address</a> to see your card, benefits and receipts. No
          account yet? <a href="/register">Register</a> with it; that is free.
        </p>
      </div>
    </>
  );
}

function WithoutEmail({ number, contactEmail }: { number: string; contactEmail: string }) {
  return (
    <div>
      <h2>Your receipt and account</h2>
      <p>
        You gave a phone number. To get your receipt and to log in, write to{" "}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a> from your email address and name the number {number}.
      </p>
    </div>
  );
}
