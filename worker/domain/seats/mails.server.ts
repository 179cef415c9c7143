import { longDate } from "../india-calendar.server.ts";
import { defineMail } from "../mail/mail-definition.server.ts";

export type SeatInvitation = { seatId: string; planTitle: string; validTo: string; company: string; invitedBy: string };

/** The path of an invitation. Only the account with the invited address may open it. */
export function seatPath(seatId: string): string {
  return `/dashboard/seats/${seatId}`;
}

export const seatInvitedMail = defineMail({
  kind: "seat_invited",
  about: "seatId",
  write: (
    { seatId, planTitle, validTo, company, invitedBy }: SeatInvitation,
    { name, siteUrl, recipient, account },
  ) => ({
    subject: `A seat of a ${planTitle} membership is reserved for you`,
    paragraphs: [
      // The company's name only at a proven address: strangers must not write our mail.
      account?.name === undefined
        ? `Someone with a ${planTitle} membership of ${name} has named you as one of its people.`
        : `${company} has named you as one of the people of its ${planTitle} membership of ${name}.`,
      `Accept the seat to use what the membership includes, until ${longDate(validTo)}. It costs you nothing. If you do not know why you got this email, you need not do anything.`,
    ],
    rows: [["Invited by", invitedBy]],
    button: { label: "Open the invitation", url: `${siteUrl}${seatPath(seatId)}` },
    notes: [
      account
        ? `Log in with ${recipient}: we send you a six-digit code.`
        : `You need a free account with this address. Register with ${recipient} at ${siteUrl}/register, then open the invitation.`,
    ],
  }),
});
