export type Equivalent = { path: string; text: string; reason: string };

const ACCOUNTS = "worker/domain/accounts";

/** Lines whose removal no test can notice. */
export const EQUIVALENT: readonly Equivalent[] = [
  {
    path: `${ACCOUNTS}/consents.server.ts`,
    text: "and(… isNull(consents.memberId) …)",
    reason: "A consent is written for a member or for an address, never for both.",
  },
  {
    path: `${ACCOUNTS}/email-change.server.ts`,
    text: "if (!code.isSent)",
    reason: "The outbox drops the mail as well: its key names the code and the number of the mail.",
  },
  {
    path: `${ACCOUNTS}/email-change.server.ts`,
    text: "if (!isMine)",
    reason: "The batch refuses alike: the call that has used the codes up has changed the address.",
  },
  {
    path: `${ACCOUNTS}/members.server.ts`,
    text: "and(… eq(members.id, memberId) …) (2)",
    reason: "The statement before it in the batch aborts unless this member has the address, which is unique.",
  },
  {
    path: `${ACCOUNTS}/members.server.ts`,
    text: "and(… eq(members.email, from) …)",
    reason: "The statement before it in the batch aborts unless the member has this address.",
  },
  {
    path: `${ACCOUNTS}/sign-in-codes.server.ts`,
    text: "and(… gt(signInCodes.expiresAt, deps.now()) …)",
    reason: "A code that has expired delays no other: the time of its next mail has passed.",
  },
  {
    path: "worker/domain/operators/console-sessions.server.ts",
    text: "… && passkeyAt !== undefined",
    reason: "No comparison with undefined is true; the type needs the line.",
  },
];
