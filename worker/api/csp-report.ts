import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { CspReport, type Violation } from "../contracts/csp-report.ts";
import { invalidInput, refused, SUCCESS } from "../contracts/problem.ts";
import { LIMITS } from "../contracts/vocabulary.ts";
import type { Deps } from "../deps.ts";
import { readBody } from "../http/read-body.ts";
import { mediaTypeOf } from "../http/same-origin.ts";
import { problemResponses } from "./describe.ts";
import type { ApiEnv } from "./env.ts";
import { sendProblem } from "./send.ts";

const REPORT_TYPES = ["application/csp-report", "application/reports+json"];
/** Reports above this are only counted, so that a flood cannot fill the log. */
const LINES_A_MINUTE = 20;

export const cspReport = new Hono<ApiEnv>().post(
  "/csp-report",
  describeRoute({
    operationId: "reportCspViolation",
    summary: "Report a violation of the Content-Security-Policy",
    description: "Sent by browsers. The log gets the directive, the blocked origin and the page's path without ids.",
    requestBody: {
      required: true,
      content: Object.fromEntries(REPORT_TYPES.map((type) => [type, { schema: { type: ["object", "array"] } }])),
    },
    responses: {
      [SUCCESS.received]: { description: "Received." },
      ...problemResponses([
        "malformed_json",
        "body_too_large",
        "unsupported_media_type",
        "invalid_input",
        "too_many_requests",
        "internal_error",
      ]),
    },
  }),
  async (c) => {
    if (!REPORT_TYPES.includes(mediaTypeOf(c.req.header("Content-Type")))) {
      return sendProblem(c, refused("unsupported_media_type", `The body must be ${REPORT_TYPES.join(" or ")}.`));
    }
    const bytes = await readBody(c.req.raw, LIMITS.reportBytes);
    if (!bytes.ok) return sendProblem(c, bytes);
    const body = parseJson(bytes.value);
    if (body === undefined) return sendProblem(c, refused("malformed_json"));
    const report = CspReport.safeParse(body);
    if (!report.success) return sendProblem(c, invalidInput(report.error.issues));
    for (const violation of report.data) logViolation(c.env.deps, violation);
    return c.body(null, SUCCESS.received);
  },
);

function logViolation(deps: Deps, { directive = "", blocked = "", document = "" }: Violation): void {
  const { log, now, config, memory } = deps;
  const count = memory.cspReports;
  const minute = Math.floor(now().getTime() / 60_000);
  if (minute !== count.minute) {
    if (count.notLogged > 0) log("warn", "csp.violations_not_logged", { count: count.notLogged });
    Object.assign(count, { minute, logged: 0, notLogged: 0 });
  }
  if (count.logged >= LINES_A_MINUTE) {
    count.notLogged += 1;
    return;
  }
  count.logged += 1;
  log("warn", "csp.violation", {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? "unknown",
    blocked: blockedOrigin(blocked),
    path: pathOf(URL.parse(document), config.siteUrl),
  });
}

/** Replaces segments that may be ids with ":". */
function pathOf(document: URL | null, siteUrl: string): string {
  if (document?.origin !== siteUrl) return "unknown";
  const segments = document.pathname.slice(0, 120).split("/");
  return segments.map((segment) => (/^[a-z-]*$/i.test(segment) ? segment : ":")).join("/");
}

/** Keeps only the origin, because a full URL can contain personal data. */
function blockedOrigin(blocked: string): string {
  const url = URL.parse(blocked);
  if (url) return url.origin === "null" ? url.protocol : url.origin;
  return /^[a-z-]{1,40}$/.test(blocked) ? blocked : "unknown";
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
