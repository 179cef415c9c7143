import { Hono } from "hono";
import { z } from "zod";
import { ok } from "../contracts/problem.ts";
import { describedCall } from "./describe.ts";
import { send } from "./send.ts";
import { requireMember, type SignedInEnv } from "./session.ts";
import { validated } from "./validated.ts";

const OwnDetails = z.object({ name: z.string(), contact: z.email() }).meta({ ref: "OwnDetails" });

export const account = new Hono<SignedInEnv>().post(
  "/account/details",
  describedCall({
    operationId: "readOwnDetails",
    summary: "Read the name and email of the logged-in account",
    description: "Pages use it to prefill forms, because cached pages are the same for every visitor. Never cached.",
    answer: OwnDetails,
    problems: ["signed_out"],
  }),
  requireMember,
  validated("json", z.object({})),
  (c) => {
    const { name, email } = c.get("viewer");
    return send(c, ok({ name, contact: email }));
  },
);
