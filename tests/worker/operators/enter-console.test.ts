import { expect, test } from "vitest";
import { findGrantOf, revokeRole } from "#worker/domain/operators/operators.server.ts";
import { enterConsole, isConsole } from "#worker/pages/enter-console.ts";
import { openVisit } from "#worker/pages/visit.ts";
import { insertPasskey, logInOperator, provePasskey } from "../../support/console/operators.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { logIn } from "../../support/fixtures/members.ts";
import { openContext } from "../../support/site/execution-contexts.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const TODAY = { pattern: "/console", permission: "today.read" } as const;
const UNLOCK = { pattern: "/console/unlock", permission: "console.enter" } as const;
const ADD_PASSKEY = { pattern: "/console/passkey", permission: "console.enter" } as const;

const PAYMENTS = { pattern: "/console/payments", permission: "payments.read" } as const;

type Page = { pattern: string; permission?: (typeof TODAY | typeof UNLOCK | typeof PAYMENTS)["permission"] };

function routeOf({ pattern, permission }: Page) {
  return { pattern, matcher: /^/, handle: { private: true, ...(permission && { permission }) }, hasAction: false };
}

function enter(page: Page, cookie: string | null, path = page.pattern, method = "GET") {
  const headers = cookie === null ? {} : { headers: { Cookie: cookie } };
  const request = new Request(`http://localhost:8787${path}`, { method, ...headers });
  const visit = openVisit(request, { deps: site.deps, ctx: openContext(), requestId: "test", trace: { route: "*" } });
  return enterConsole(visit, routeOf(page), page.pattern);
}

function headersOf(entered: Awaited<ReturnType<typeof enter>>) {
  return entered instanceof Response ? Object.fromEntries(entered.headers) : undefined;
}

test("every console address belongs to the console, but none that merely begins the same way", () => {
  const isInside = (pattern: string) => isConsole(routeOf({ pattern }));
  expect(["/console", "/console/orders/:id"].map(isInside)).toEqual([true, true]);
  expect(["/consoles", "/", "/dashboard/console"].map(isInside)).toEqual([false, false, false]);
});

test("an operator enters with the permission of the page", async () => {
  const { cookie, memberId } = await logInOperator(site, "desk");
  expect(await enter(TODAY, cookie)).toEqual(expect.objectContaining({ memberId, role: "desk" }));
});

test("there is nothing for a visitor, for a member, or on a page that declares no permission", async () => {
  expect(await enter(TODAY, null)).toBeUndefined();
  expect(await enter(TODAY, (await logIn(site)).cookie)).toBeUndefined();
  const { cookie } = await logInOperator(site, "owner");
  expect(await enter({ pattern: "/console/forgotten" }, cookie)).toBeUndefined();
});

test.each([
  ["without a passkey is sent to add one", { hasPasskey: false, hasUsedIt: false }, "/console/passkey?to=%2Fconsole"],
  ["who has not used it is sent to unlock, and back", { hasUsedIt: false }, "/console/unlock?to=%2Fconsole"],
])("an operator %s", async (_name, is, address) => {
  const { cookie } = await logInOperator(site, "desk", is);
  const redirect = await enter(TODAY, cookie);
  expect(redirect).toHaveProperty("status", 303);
  expect(redirect).not.toHaveProperty("memberId");
  expect(headersOf(redirect)).toEqual({ location: address, "cache-control": "no-store" });
});

test("the pages to add a passkey and to unlock the console open for the operators who need them", async () => {
  const operator = await logInOperator(site, "desk", { hasPasskey: false, hasUsedIt: false });
  const { memberId } = operator;
  expect(await enter(ADD_PASSKEY, operator.cookie)).toHaveProperty("memberId", memberId);
  expect(headersOf(await enter(UNLOCK, operator.cookie))).toHaveProperty("location", "/console/passkey");
  await insertPasskey(site, memberId);
  expect(await enter(UNLOCK, operator.cookie)).toHaveProperty("memberId", memberId);
  expect(headersOf(await enter(ADD_PASSKEY, operator.cookie))).toHaveProperty("location", "/console/unlock");
  await provePasskey(site, operator);
  expect(await enter(UNLOCK, operator.cookie)).toHaveProperty("memberId", memberId);
});

test("a form that is sent after a logout leads to the login and back; without access it leads to the page's 404", async () => {
  const post = (page: Page, cookie: string | null, path = page.pattern) => enter(page, cookie, path, "POST");
  expect(headersOf(await post(TODAY, null))).toHaveProperty("location", "/login?again&to=%2Fconsole");
  expect(headersOf(await post({ pattern: "/console/forgotten" }, null))).toHaveProperty(
    "location",
    "/login?again&to=%2Fconsole%2Fforgotten",
  );
  expect(await post(TODAY, null, "/console.data")).toBeUndefined();
  const FORGOTTEN = { pattern: "/console/forgotten" };
  const ended = await logInOperator(site, "desk");
  expect(await post(TODAY, ended.cookie)).toHaveProperty("memberId", ended.memberId);
  const grant = await findGrantOf(site.deps, ended.email);
  await revokeRole(site.deps, await operatorOf(site, "owner"), grant?.id ?? "");
  for (const { cookie } of [ended, await logIn(site)]) {
    for (const page of [TODAY, FORGOTTEN]) {
      const response = await post(page, cookie);
      expect(response).toHaveProperty("status", 303);
      expect(headersOf(response)).toEqual({ location: page.pattern, "cache-control": "no-store" });
      expect(await enter(page, cookie)).toBeUndefined();
    }
    expect(await post(TODAY, cookie, "/console.data")).toBeUndefined();
  }
  // A role that lacks the page's permission gets the same answer as at an address that does not exist.
  const editor = await logInOperator(site, "editor");
  for (const page of [PAYMENTS, FORGOTTEN]) {
    expect(headersOf(await post(page, editor.cookie))).toMatchObject({ location: page.pattern });
  }
});

test("a locked operator's script request gets nothing, because it cannot follow a redirect", async () => {
  const { cookie } = await logInOperator(site, "desk", { hasUsedIt: false });
  expect(await enter(TODAY, cookie, "/console.data")).toBeUndefined();
});
