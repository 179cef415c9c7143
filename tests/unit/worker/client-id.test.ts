import { expect, test } from "vitest";
import { clientIdOf, networkOf } from "#worker/http/client-id.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0db8:0000:0000::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const idOf = (headers: Record<string, string>) => clientIdOf(new Request("https://masaforum.example/", { headers }));

test("a client id is a digest: the same for one household, another for the next, and without the address", async () => {
  const first = idOf({ "CF-Connecting-IP": "2001:db8:1:2::9" });
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(idOf({ "CF-Connecting-IP": "2001:db8:1:2:ffff::1" })).toBe(first);
  expect(idOf({ "CF-Connecting-IP": "2001:db8:1:3::9" })).not.toBe(first);
});

test("only the platform's header identifies the client", async () => {
  const nobody = idOf({});
  for (const header of ["X-Forwarded-For", "X-Real-IP", "True-Client-IP", "Forwarded"]) {
    expect(idOf({ [header]: "192.0.2.1" })).toBe(nobody);
  }
});
