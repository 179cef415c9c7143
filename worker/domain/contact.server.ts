import type { CallBackRequest, ContactMessage } from "../contracts/contact.ts";
import { type Outcome, ok } from "../contracts/problem.ts";
import { MESSAGES } from "../contracts/vocabulary.ts";
import { contactMessages } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { contactOf } from "./contact-details.server.ts";
import { sha256Hex } from "./digest.server.ts";
import { indianDay } from "./india-calendar.server.ts";
import { type Counting, refuseTooMany } from "./limits.server.ts";

/** Keeps a message to the forum. The same message of the same person on one day is kept once (section 7). */
export async function sendContactMessage(
  deps: Counting,
  { name, email, message }: ContactMessage,
): Promise<Outcome<{ message: string }>> {
  const refusal = await refuseTooMany(deps, "contact", email);
  if (refusal) return refusal;
  await insertMessage(deps, { kind: "contact", name, email, phone: null, message, planId: null });
  return ok({ message: MESSAGES.contactSent });
}

/** Keeps the wish to be called back about a plan, stored like any contact message. */
export async function requestCallBack(
  deps: Counting,
  { name, contact, plan }: CallBackRequest,
): Promise<Outcome<{ message: string }>> {
  const refusal = await refuseTooMany(deps, "contact", contact);
  if (refusal) return refusal;
  const message = `Please call me back about the ${plan} membership.`;
  await insertMessage(deps, { kind: "call_back", name, ...contactOf(contact), message, planId: plan });
  return ok({ message: "Thank you. We have your details and will call you back about this membership." });
}

type NewMessage = Omit<typeof contactMessages.$inferInsert, "id" | "fingerprint" | "createdAt">;

async function insertMessage(deps: Pick<Deps, "db" | "now">, message: NewMessage): Promise<void> {
  const createdAt = deps.now();
  const said = [message.kind, message.name, message.email, message.phone, message.message, indianDay(createdAt)];
  const fingerprint = await sha256Hex(JSON.stringify(said));
  await deps.db
    .insert(contactMessages)
    .values({ id: crypto.randomUUID(), ...message, fingerprint, createdAt })
    .onConflictDoNothing({ target: contactMessages.fingerprint });
}
