import { expect, test } from "vitest";
import { PROBLEMS } from "#worker/contracts/problem.ts";
import { openSite } from "../../support/site/site.ts";

test("the OpenAPI document describes every call with its success and its refusals", async () => {
  const response = await openSite().request("/openapi.json");
  expect(response.status).toBe(200);
  const { paths } = await response.json<{ paths: Record<string, Record<string, { responses: object }>> }>();
  expect(Object.keys(paths).sort()).toEqual([
    "/api/account/details",
    "/api/activities",
    "/api/auth/passkey/add",
    "/api/auth/passkey/challenge",
    "/api/auth/passkey/offer",
    "/api/auth/passkey/sign-in",
    "/api/auth/register",
    "/api/contact",
    "/api/csp-report",
    "/api/event/register",
    "/api/health",
    "/api/payment/create-order",
    "/api/payment/verify",
    "/api/payment/webhook",
    "/api/project-report",
    "/api/tasks",
    "/api/user-intent",
    "/api/vitals",
  ]);
  const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {}).sort();
  expect(statuses("/api/contact", "post")).toEqual(["201", "400", "403", "413", "415", "422", "429", "500"]);
  expect(statuses("/api/user-intent", "post")).toContain("202");
  expect(statuses("/api/payment/verify", "post")).toEqual(expect.arrayContaining(["200", "400", "404", "503"]));
});

test("the OpenAPI document names each detail of an account that a form reads", async () => {
  const response = await openSite().request("/openapi.json");
  const { components } = await response.json<{ components: { schemas: Record<string, { properties: object }> } }>();
  expect(components.schemas["OwnDetails"]?.properties).toMatchObject({
    phone: { pattern: "^[0-9]{10}$" },
    membershipStatus: { enum: expect.arrayContaining(["Non-Member", "Patron Members"]) },
  });
});

test("the reference page lists every code and loads nothing from elsewhere", async () => {
  const response = await openSite().request("/docs");
  const page = await response.text();
  for (const code of Object.keys(PROBLEMS)) expect(page).toContain(`id="${code}"`);
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(page).not.toMatch(/import [^\n]*https?:/);
  expect(page).toContain('<html lang="en">');
});

test("the reference page's policy allows only scripts and styles of this site or with its nonce", async () => {
  const response = await openSite().request("/docs");
  const page = await response.text();
  const nonce = page.match(/<meta property="csp-nonce" content="([^"]+)"/)?.[1];
  expect(nonce).toMatch(/^[\w-]{20,}$/);
  const policy = response.headers.get("Content-Security-Policy")?.split("; ");
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain("connect-src 'self'");
  expect(policy?.join()).not.toContain("unsafe");
  for (const [tag] of page.matchAll(/<(?:script|style)\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
  expect(await (await openSite().request("/docs")).text()).not.toContain(nonce);
});

test("the reference page without JavaScript links the document and lists every operation", async () => {
  const page = await (await openSite().request("/docs")).text();
  const plain = page.match(/<noscript>(.*?)<\/noscript>/s)?.[1];
  expect(plain).toContain('<a href="/api/openapi.json">');
  for (const call of ["GET /api/health", "POST /api/contact", "POST /api/payment/verify"])
    expect(plain).toContain(`<code>${call}</code>`);
});
