import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { findOwnDetails } from "#app/components/forms/own-details.ts";
import { MembershipCard } from "#app/components/ui/membership-card.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/membership/purchase.ts";
import type { StartedMembership } from "#worker/contracts/payment.ts";

export type Started = { sentence: string; membership: StartedMembership };

/** Replaces the page after a verified payment: the card, the invoice or receipt, the account, and the next event. */
export function StartedPanel({ started, contactEmail }: { started: Started; contactEmail: string }) {
  const { sentence, membership } = started;
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
              <h2>{m.nextEvent()}</h2>
              <p>
                <a href={localPath(nextEvent.href)}>{nextEvent.title}</a>
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

function OwnAccount({ receipt, document, email }: StartedMembership & { email: string }) {
  const [isLoggedIn, setLoggedIn] = useState(false);
  useEffect(() => {
    void findOwnDetails().then((own) => setLoggedIn(own?.contact === email));
  }, [email]);
  const isInvoice = document === "invoice";
  const dashboard = (text: string) => <a href={localPath("/dashboard/membership")}>{text}</a>;
  const register = (text: string) => <a href={localPath("/register")}>{text}</a>;
  return (
    <>
      <div>
        <h2>{isInvoice ? m.invoice() : m.receipt()}</h2>
        <p>
          {isLoggedIn && (
            <>
              <a href={localPath(receipt)}>{isInvoice ? m.openInvoice() : m.openReceipt()}</a>
              <br />
            </>
          )}
          {m.receiptInEmail({ email })}
        </p>
      </div>
      <div>
        <h2>{m.account()}</h2>
        <p>
          {isLoggedIn ? (
            <Rich text={m.onDashboard} parts={{ dashboard }} />
          ) : (
            <Rich text={m.logIn} parts={{ login: dashboard, register }} />
          )}
        </p>
      </div>
    </>
  );
}

function WithoutEmail({ number, contactEmail }: { number: string; contactEmail: string }) {
  return (
    <div>
      <h2>{m.receiptAndAccount()}</h2>
      <p>
        <Rich
          text={m.withoutEmail}
          values={{ email: contactEmail, number }}
          parts={{ mail: (email) => <a href={`mailto:${email}`}>{email}</a> }}
        />
      </p>
    </div>
  );
}

const SHOWN_MS = 30 * 60_000;
/** Changes the address, because Chrome keeps a history entry's state when a link leads to the same address. */
const HASH = "#begun";

type HistoryState = { begun?: Started; begunAt?: number } | null;

/** A paid membership. It stays in this history entry for a while, because phones reload a page when they return to it. */
export function useStarted() {
  const [shown, setShown] = useState<Started>();
  const restored = useSyncExternalStore(
    () => () => {},
    restoreStarted,
    () => undefined,
  );
  const show = (started: Started) => {
    history.replaceState({ ...(history.state as HistoryState), begun: started, begunAt: Date.now() }, "", HASH);
    setShown(started);
  };
  return [shown ?? restored, show] as const;
}

function restoreStarted(): Started | undefined {
  const { begun, begunAt = 0, ...others } = (history.state as HistoryState) ?? {};
  if (!begun || Date.now() - begunAt < SHOWN_MS) return begun;
  history.replaceState(others, "");
  return undefined;
}
