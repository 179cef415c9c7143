import * as m from "#messages/dashboard/seats.ts";
import { localPath } from "#messages/locale.ts";
import type { describeSeats, listInvitations } from "#worker/domain/dashboard/seats-page.server.ts";
import { MemberSection } from "../member-page.tsx";

type OwnSeatsProps = NonNullable<Awaited<ReturnType<typeof describeSeats>>>;

export function OwnSeats({ seats, free, taken }: Pick<OwnSeatsProps, "seats" | "free" | "taken">) {
  return (
    <MemberSection id="seats" title={m.title()}>
      <p>{m.covers({ seats, named: namedText(taken.length) })}</p>
      <p className="own-buttons">
        <a className="button button-secondary" href={localPath("/dashboard/membership/seats")}>
          {free > 0 ? m.namePeople() : m.whoHas()}
        </a>
      </p>
    </MemberSection>
  );
}

export function Invitations({ invitations }: { invitations: Awaited<ReturnType<typeof listInvitations>> }) {
  return invitations.map(({ id, company, plan }) => (
    <section key={id} className="notice notice-info" aria-label={m.invitation()}>
      <p>{m.invited({ company, plan })}</p>
      <p className="own-buttons">
        <a className="button" href={localPath(`/dashboard/seats/${id}`)}>
          {m.openInvitation()}
        </a>
      </p>
    </section>
  ));
}

function namedText(named: number): string {
  return named === 0 ? m.namedNobody() : m.named({ count: named });
}
