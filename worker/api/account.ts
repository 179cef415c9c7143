import { Hono } from "hono";
import { z } from "zod";
import { ok } from "../contracts/problem.ts";
import { EVENT_PATTERNS, MEMBERSHIP_STATUSES, PLAN_IDS } from "../contracts/vocabulary.ts";
import { findEventDetails } from "../domain/dashboard/event-details.server.ts";
import { listOwnOffers } from "../domain/dashboard/own-offers.server.ts";
import { findLastBuyer } from "../domain/privacy/own-documents.server.ts";
import { describedCall } from "./describe.ts";
import { send } from "./send.ts";
import { type LoggedInEnv, requireMember } from "./session.ts";
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
    phone: z.string().regex(EVENT_PATTERNS.phone).optional(),
    membershipStatus: z.enum(MEMBERSHIP_STATUSES).optional(),
    terms: z.string().optional(),
    isRenewal: z.boolean().optional(),
    buyer: Buyer.optional(),
  })
  .meta({ ref: "OwnDetails" });
const Wanted = z.object({ plan: z.enum(PLAN_IDS, "Please choose one of the membership plans.").optional() });

export const account = new Hono<LoggedInEnv>().post(
  "/account/details",
  describedCall({
    operationId: "readOwnDetails",
    summary: "Read the details of the logged-in account that forms ask for",
    description:
      "Pages use it to prefill forms, because cached pages are the same for every visitor. Never cached. `phone` and `membershipStatus`: what the form for events asks for, without `plan` only; `phone` if the account's number has ten digits, `membershipStatus` with a running membership. `terms`: what buying `plan` would do for a member, if it is more than a new membership. `isRenewal`: it would renew the membership, with `plan` only. `buyer`: whom the last invoice or receipt was issued to, with `plan` only.",
    response: OwnDetails,
    problems: ["signed_out"],
  }),
  requireMember,
  validated(Wanted),
  async (c) => {
    const viewer = c.get("viewer");
    const { name, email } = viewer;
    const { plan } = c.req.valid("json");
    const { deps } = c.env;
    if (!plan) return send(c, ok({ name, contact: email, ...(await findEventDetails(deps, viewer)) }));
    const offers = await listOwnOffers(deps, email);
    const buyer = await findLastBuyer(deps, email);
    const offer = offers.find(({ planId }) => planId === plan);
    return send(c, ok({ name, contact: email, terms: offer?.terms, isRenewal: offer?.kind === "renewal", buyer }));
  },
);
