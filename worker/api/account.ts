import { Hono } from "hono";
import { z } from "zod";
import { ok } from "../contracts/problem.ts";
import { PLAN_IDS } from "../contracts/vocabulary.ts";
import { listOwnOffers } from "../domain/dashboard/own-offers.server.ts";
import { findLastBuyer } from "../domain/privacy/own-documents.server.ts";
import { describedCall } from "./describe.ts";
import { send } from "./send.ts";
import { requireMember, type SignedInEnv } from "./session.ts";
import { validated } from "./validated.ts";

const Buyer = z.object({
  company: z.string(),
  gstin: z.string(),
  billingAddress: z.string(),
  billingState: z.string(),
});
const OwnDetails = z
  .object({
    name: z.string(),
    contact: z.email(),
    terms: z.string().optional(),
    isRenewal: z.boolean().optional(),
    buyer: Buyer.optional(),
  })
  .meta({ ref: "OwnDetails" });
const Wanted = z.object({ plan: z.enum(PLAN_IDS, "Please choose one of the membership plans.").optional() });

export const account = new Hono<SignedInEnv>().post(
  "/account/details",
  describedCall({
    operationId: "readOwnDetails",
    summary: "Read the name and email of the logged-in account",
    description:
      "Pages use it to prefill forms, because cached pages are the same for every visitor. Never cached. `terms`: what buying `plan` would do for a member, if it is more than a new membership. `isRenewal`: it would renew the membership, with `plan` only. `buyer`: whom the last invoice or receipt was issued to, with `plan` only.",
    answer: OwnDetails,
    problems: ["signed_out"],
  }),
  requireMember,
  validated("json", Wanted),
  async (c) => {
    const { name, email } = c.get("viewer");
    const { plan } = c.req.valid("json");
    if (!plan) return send(c, ok({ name, contact: email }));
    const { deps } = c.env;
    const [offers, buyer] = [await listOwnOffers(deps, email), await findLastBuyer(deps, email)];
    const offer = offers.find(({ planId }) => planId === plan);
    return send(c, ok({ name, contact: email, terms: offer?.terms, isRenewal: offer?.kind === "renewal", buyer }));
  },
);
