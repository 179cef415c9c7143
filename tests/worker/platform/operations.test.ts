import { expect, test } from "vitest";
import { PROBLEMS } from "#worker/contracts/problem.ts";
import { openSite } from "../../support/site/site.ts";

test("the OpenAPI document describes every call with its success and its refusals", async () => {
  const response = await openSite().request("/openapi.json");
  expect(response.status).toBe(200);
  const { paths } = await response.json<{ paths: Record<string, Record<string, { responses: object }>> }>();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => [
      `${method} ${path}`,
      Object.keys(responses).sort().join(" "),
    ]),
  );
  expect(Object.fromEntries(described)).toEqual({
    "get /api/health": "200 429 500 503",
    "post /api/account/details": "200 400 401 403 413 415 422 429 500",
    "post /api/activities": "200 400 401 403 413 415 422 429 500",
    "post /api/auth/passkey/add": "201 400 401 403 413 415 422 429 500",
    "post /api/auth/passkey/challenge": "200 400 403 413 415 422 429 500",
    "post /api/auth/passkey/offer": "200 400 401 403 413 415 422 429 500",
    "post /api/auth/passkey/sign-in": "200 400 401 403 413 415 422 429 500",
    "post /api/auth/register": "201 400 403 413 415 422 429 500",
    "post /api/contact": "201 400 403 413 415 422 429 500",
    "post /api/csp-report": "204 400 413 415 422 429 500",
    "post /api/event/register": "201 400 403 413 415 422 429 500",
    "post /api/payment/create-order": "200 400 403 409 413 415 422 429 500 502 503",
    "post /api/payment/verify": "200 400 403 404 413 415 422 429 500 503",
    "post /api/payment/webhook": "200 400 401 413 500 503",
    "post /api/project-report": "200 400 401 403 404 409 413 415 422 429 500",
    "post /api/tasks": "200 400 401 403 413 415 422 429 500",
    "post /api/user-intent": "202 400 403 413 415 422 429 500",
    "post /api/vitals": "202 400 403 413 415 422 429 500",
  });
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
