import { expect, test } from "vitest";
import { enterConsole, isConsole } from "#worker/pages/enter-console.ts";
import { insertPasskey, provePasskey, signInOperator } from "../../support/console/operators.ts";
import { signIn } from "../../support/fixtures/members.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const TODAY = { pattern: "/console", permission: "today.read" } as const;
const UNLOCK = { pattern: "/console/unlock", permission: "console.enter" } as const;
const ADD_PASSKEY = { pattern: "/console/passkey", permission: "console.enter" } as const;

type Page = { pattern: string; permission?: typeof TODAY.permission | typeof UNLOCK.permission };

function routeOf({ pattern, permission }: Page) {
  return { pattern, matcher: /^/, handle: { private: true, ...(permission && { permission }) }, hasAction: false };
}

function enter(page: Page, cookie: string | null, path = page.pattern, method = "GET") {
  const url = new URL(path, "http://localhost:8787");
  const request = new Request(url, { method, ...(cookie !== null && { headers: { Cookie: cookie } }) });
  const ctx = { waitUntil: () => undefined, passThroughOnException: () => undefined };
  const visit = { request, url, deps: site.deps, ctx, requestId: "test", trace: { route: page.pattern } };
  return enterConsole(visit, routeOf(page), page.pattern);
}

test("every address of the console belongs to it, and none that only begins alike", () => {
  const isInside = (pattern: string) => isConsole(routeOf({ pattern }));
  expect(["/console", "/console/orders/:id"].map(isInside)).toEqual([true, true]);
  expect(["/consoles", "/", "/dashboard/console"].map(isInside)).toEqual([false, false, false]);
});

test("an operator enters with the permission of the page", async () => {
  const { cookie, memberId } = await signInOperator(site, "desk");
  expect(await enter(TODAY, cookie)).toEqual({ operator: expect.objectContaining({ memberId, role: "desk" }) });
});

test("there is nothing for a visitor, for a member, or on a page that declares no permission", async () => {
  expect(await enter(TODAY, null)).toEqual({});
  expect(await enter(TODAY, (await signIn(site)).cookie)).toEqual({});
  const { cookie } = await signInOperator(site, "owner");
  expect(await enter({ pattern: "/console/forgotten" }, cookie)).toEqual({});
});

test.each([
  ["without a passkey is sent to add one", { hasPasskey: false, hasUsedIt: false }, "/console/passkey?to=%2Fconsole"],
  ["who has not used it is sent to unlock, and back", { hasUsedIt: false }, "/console/unlock?to=%2Fconsole"],
])("an operator %s", async (_name, is, address) => {
  const { cookie } = await signInOperator(site, "desk", is);
  const { redirect, operator } = await enter(TODAY, cookie);
  expect(operator).toBeUndefined();
  expect(redirect?.status).toBe(303);
  expect(redirect?.headers.get("Location")).toBe(address);
  expect(redirect?.headers.get("Cache-Control")).toBe("no-store");
});

test("the pages to add a passkey and to unlock open to the operators that need them", async () => {
  const operator = await signInOperator(site, "desk", { hasPasskey: false, hasUsedIt: false });
  expect(await enter(ADD_PASSKEY, operator.cookie)).toHaveProperty("operator");
  expect((await enter(UNLOCK, operator.cookie)).redirect?.headers.get("Location")).toBe("/console/passkey");
  await insertPasskey(site, operator.memberId);
  expect(await enter(UNLOCK, operator.cookie)).toHaveProperty("operator");
  expect((await enter(ADD_PASSKEY, operator.cookie)).redirect?.headers.get("Location")).toBe("/console/unlock");
  await provePasskey(site, operator);
  expect(await enter(UNLOCK, operator.cookie)).toHaveProperty("operator");
});

test("a form that is sent after a logout leads to the login and back; a member's finds nothing", async () => {
  const post = async (page: Page, cookie: string | null, path = page.pattern) =>
    (await enter(page, cookie, path, "POST")).redirect?.headers.get("Location");
  expect(await post(TODAY, null)).toBe("/login?again&to=%2Fconsole");
  expect(await post({ pattern: "/console/forgotten" }, null)).toBe("/login?again&to=%2Fconsole%2Fforgotten");
  expect(await post(TODAY, null, "/console.data")).toBeUndefined();
  const { cookie } = await signIn(site);
  expect(await enter(TODAY, cookie, "/console", "POST")).toEqual({});
  expect(await enter({ pattern: "/console/forgotten" }, cookie, "/console/forgotten", "POST")).toEqual({});
});

test("a script's request of a locked operator gets nothing, because it cannot follow a redirect", async () => {
  const { cookie } = await signInOperator(site, "desk", { hasUsedIt: false });
  expect(await enter(TODAY, cookie, "/console.data")).toEqual({});
});
