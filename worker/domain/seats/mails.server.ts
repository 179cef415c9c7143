import * as m from "#messages/mails/seats.ts";
import { planName } from "#messages/membership/plan-names.ts";
import { longDate } from "../india-calendar.server.ts";
import { defineMail, pageAt } from "../mail/mail-definition.server.ts";

export type SeatInvitation = { seatId: string; planTitle: string; validTo: string; company: string; invitedBy: string };
export type SeatWithdrawal = Pick<SeatInvitation, "planTitle" | "company" | "invitedBy">;

/** Returns the path of an invitation, which only the account with the invited address can open. */
function seatPath(seatId: string): string {
  return `/dashboard/seats/${seatId}`;
}

export const seatInvitedMail = defineMail({
  kind: "seat_invited",
  about: "seatId",
  write: ({ seatId, planTitle, validTo, company, invitedBy }: SeatInvitation, context) => {
    const { name, recipient, account } = context;
    const plan = planName(planTitle);
    const registration = `/register?to=${encodeURIComponent(seatPath(seatId))}`;
    return {
      subject: m.reserved({ plan }),
      paragraphs: [
        // Names the company only at a verified address, so that strangers cannot put text into our mail.
        account?.name === undefined ? m.namedBySomeone({ plan, name }) : m.namedBy({ company, plan, name }),
        m.accept({ day: longDate(validTo) }),
      ],
      rows: [[m.invitedBy(), invitedBy]],
      button: { label: m.open(), url: pageAt(context, seatPath(seatId)) },
      notes: [account ? m.logIn({ recipient }) : m.register({ recipient, url: pageAt(context, registration) })],
    };
  },
});

/** For a person who had accepted the seat, so it names the company. It does not name the next person. */
export const seatWithdrawnMail = defineMail({
  kind: "seat_withdrawn",
  about: "withdrawnSeatId",
  write: ({ planTitle, company, invitedBy }: SeatWithdrawal, context) => {
    const plan = planName(planTitle);
    return {
      subject: m.withdrawn({ plan }),
      paragraphs: [m.withdrawnBy({ company, plan, name: context.name }), m.accountStays()],
      button: { label: m.seeMembership(), url: pageAt(context, "/dashboard/membership") },
      notes: [m.askAgain({ company, invitedBy })],
    };
  },
});
