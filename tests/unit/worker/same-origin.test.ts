import { expect, test } from "vitest";
import { provenanceOf } from "#worker/http/same-origin.ts";

const OWN = "https://masaforum.example";
const FORMS = [undefined, "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain;a=b"];
const JSON_TYPES = ["application/json", "application/json; charset=utf-8"];

/** Every combination, so that no header overrides another unnoticed. */
function* matrix() {
  for (const origin of [undefined, OWN, "https://evil.example", "null", "http://masaforum.example", `${OWN}:8443`]) {
    for (const site of [undefined, "same-origin", "none", "same-site", "cross-site", "sideways"]) {
      for (const referer of [undefined, `${OWN}/ContactUs`, "https://evil.example/", "about:blank"]) {
        for (const type of [...FORMS, ...JSON_TYPES]) {
          for (const cookie of [undefined, "session=1"]) yield { origin, site, referer, type, cookie };
        }
      }
    }
  }
}

/** The rule of the decision record, implemented a second time. */
function expected({
  origin,
  site,
  referer,
  type,
  cookie,
}: ReturnType<typeof matrix> extends Generator<infer T> ? T : never) {
  if (origin && origin !== OWN) return "foreign";
  if (site && !["same-origin", "none"].includes(site)) return "foreign";
  if (origin || site) return "own";
  if (!cookie && JSON_TYPES.includes(type ?? "")) return "own";
  if (!referer) return "unproven";
  return referer.startsWith(`${OWN}/`) ? "own" : "foreign";
}

test("Origin × Sec-Fetch-Site × Referer × content type × cookie: each combination is judged by the rule", () => {
  const counts: Record<string, number> = {};
  for (const combination of matrix()) {
    const { origin, site, referer, type, cookie } = combination;
    const headers = new Headers();
    for (const [name, value] of Object.entries({
      Origin: origin,
      "Sec-Fetch-Site": site,
      Referer: referer,
      "Content-Type": type,
      Cookie: cookie,
    })) {
      if (value) headers.set(name, value);
    }
    // Node's own Request forbids setting these headers; the rule reads nothing else of a request.
    const judged = provenanceOf({ headers }, OWN);
    expect(judged, JSON.stringify(combination)).toBe(expected(combination));
    counts[judged] = (counts[judged] ?? 0) + 1;
  }
  expect(Object.keys(counts).sort()).toEqual(["foreign", "own", "unproven"]);
});
