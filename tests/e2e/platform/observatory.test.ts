import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { SITE_PORT } from "../../support/site/ports.ts";

/** One of each kind: hydrated, plain, form, payment, player, article, feed, file, the API's page and its JSON. */
const KINDS = [
  "/",
  "/about",
  "/ContactUs",
  "/membership",
  "/mahagrowth",
  "/BlogsPage/borrowing-without-collateral-how-a-cgtmse-guarantee-works-at-the-bank",
  "/rss.xml",
  "/icon.svg",
  "/api/docs",
  "/api/health",
];

/** The best result of each test; several where it depends on what the answer holds, none of them loses a point. */
const BEST: Record<string, string[]> = {
  "content-security-policy": ["csp-implemented-with-no-unsafe-default-src-none"],
  cookies: ["cookies-not-found"],
  "cross-origin-resource-sharing": ["cross-origin-resource-sharing-not-implemented"],
  "referrer-policy": ["referrer-policy-private"],
  "subresource-integrity": [
    "sri-not-implemented-but-all-scripts-loaded-from-secure-origin",
    "sri-not-implemented-but-no-scripts-loaded",
    "sri-not-implemented-response-not-html",
  ],
  "x-content-type-options": ["x-content-type-options-nosniff"],
  "x-frame-options": ["x-frame-options-implemented-via-csp"],
  "cross-origin-resource-policy": ["corp-implemented-with-same-origin"],
};
/** What plain http cannot have: the header is there, and is not believed without TLS. */
const NEEDS_TLS: Record<string, string[]> = {
  redirection: ["redirection-missing"],
  "strict-transport-security": ["hsts-not-implemented-no-https"],
};

test("every kind of response gets the best result in all of Mozilla Observatory's tests, except two that need TLS", async () => {
  const host = `localhost:${SITE_PORT}`;
  const addresses = KINDS.map((path) => `${host}${path}`);
  const { stdout } = await promisify(execFile)(process.execPath, [
    "tests/support/browser/observatory.ts",
    ...addresses,
  ]);
  const results = JSON.parse(stdout) as Record<string, Record<string, string>>;
  const expected = { ...BEST, ...NEEDS_TLS };
  for (const path of KINDS) {
    const found = results[`${host}${path}`] ?? {};
    expect(Object.keys(found).sort(), path).toEqual(Object.keys(expected).sort());
    for (const [name, result] of Object.entries(found))
      expect.soft(expected[name], `${path}: ${name}`).toContain(result);
  }
});
