import { expect, test } from "vitest";
import { Gst } from "#worker/content/gst-schema.ts";
import { isGstin } from "#worker/contracts/tax/gstin.ts";

const GSTIN = "27AAPFU0939F1ZV";
const OFF = { mode: "off", ratePercent: 18, sac: "999511", gstin: "" } as const;

test.each([GSTIN, "29AAGCB7383J1Z4", "27AAAAA0000A1Z2"])("%s is a GSTIN", (text) => {
  expect(isGstin(text)).toBe(true);
});

test.each([
  ["another check digit", "27AAPFU0939F1ZW"],
  ["two digits exchanged", "27AAPFU9039F1ZV"],
  ["lower case", "27aapfu0939f1zv"],
  ["a letter for the state", "A7AAPFU0939F1ZV"],
  ["no Z in the fourteenth place", "27AAPFU0939F1AV"],
  ["one character less", "27AAPFU0939F1Z"],
  ["nothing", ""],
])("%s is not a GSTIN", (_name, text) => {
  expect(isGstin(text)).toBe(false);
});

test("without a GSTIN only “off” is accepted", () => {
  expect(Gst.safeParse(OFF).success).toBe(true);
  for (const mode of ["included", "added"]) {
    const { error } = Gst.safeParse({ ...OFF, mode });
    expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["mode", "GST may be charged only with a GSTIN. Enter it, or choose “off”."],
    ]);
    expect(Gst.safeParse({ ...OFF, mode, gstin: GSTIN }).success).toBe(true);
  }
});

test("a GSTIN with a wrong check digit and a SAC of five digits are refused", () => {
  const { error } = Gst.safeParse({ ...OFF, sac: "99951", gstin: "27AAPFU0939F1ZW" });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["sac", "gstin"]);
});

test("a GSTIN of another state than the seller's, an unknown state and a long prefix are refused", () => {
  const { error } = Gst.safeParse({ ...OFF, mode: "added", gstin: "29AAGCB7383J1Z4", state: "27" });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "This GSTIN belongs to another state: its first two digits must be the code of your state.",
  ]);
  expect(Gst.safeParse({ ...OFF, mode: "added", gstin: "29AAGCB7383J1Z4", state: "29" }).success).toBe(true);
  for (const changes of [{ state: "99" }, { invoicePrefix: "MAS" }, { invoicePrefix: "m" }, { invoicePrefix: "" }]) {
    expect(Gst.safeParse({ ...OFF, ...changes }).success).toBe(false);
  }
});
