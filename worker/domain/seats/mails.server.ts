import * as m from "#messages/mails/seats.ts";
import { planName } from "#messages/membership/plan-names.ts";
import { longDate } from "../india-calendar.server.ts";
import { defineMail, pageAt } from "../mail/mail-definition.server.ts";

export type SeatInvitation = { seatId: string; planTitle: string; validTo: string; company: string; invitedBy: string };

/** The path of an invitation. Only the account with the invited address may open it. */
export function seatPath(seatId: string): string {
  return `/dashboard/seats/${seatId}`;
}

export const seatInvitedMail = defineMail({
  kind: "seat_invited",
  about: "seatId",
  write: ({ seatId, planTitle, validTo, company, invitedBy }: SeatInvitation, context) => {
    const { name, recipient, account } = context;
    const plan = planName(planTitle);
    return {
      subject: m.reserved({ plan }),
      paragraphs: [
        // The company's name only at a proven address: strangers must not write our mail.
        account?.name === undefined ? m.namedBySomeone({ plan, name }) : m.namedBy({ company, plan, name }),
        m.accept({ day: longDate(validTo) }),
      ],
      rows: [[m.invitedBy(), invitedBy]],
      button: { label: m.open(), url: pageAt(context, seatPath(seatId)) },
      notes: [account ? m.logIn({ recipient }) : m.register({ recipient, url: pageAt(context, "/register") })],
    };
  },
});
