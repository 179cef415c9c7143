import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { CreateOrder } from "#worker/contracts/payment.ts";
import { Buyer } from "#worker/contracts/tax/buyer.ts";
import { buyerOf } from "#worker/domain/documents/buyer.server.ts";

test("without company details there is no buyer; with a GSTIN, the state comes from the GSTIN", () => {
  expect(buyerOf({})).toBeNull();
  expect(buyerOf({ company: "Joshi Pumps" })).toMatchObject({ company: "Joshi Pumps", state: "" });
  expect(buyerOf({ gstin: "29AAGCB7383J1Z4", billingState: "27" })).toMatchObject({ state: "29" });
});

test.each(["29AAGCB7383J1Z4", "29aagcb7383j1z4", " 29 AAGCB 7383J 1Z4", "29-AAGCB7383J-1Z4"])(
  "the GSTIN %s is read as its 15 letters and digits",
  (gstin) => {
    const buyer = { company: "Joshi Pumps", billingAddress: "12 MG Road" };
    expect(Buyer.parse({ ...buyer, gstin })).toEqual({ ...buyer, gstin: "29AAGCB7383J1Z4" });
  },
);

test("a company has exactly the letters that both fonts of the documents have", () => {
  const letters = Array.from({ length: 0x30_00 }, (_, code) => String.fromCodePoint(code));
  const visible = letters.filter(
    (letter) => /[^\p{Cc}\p{Cf}\p{Cs}\p{Zs}]/u.test(letter) && letter === letter.normalize("NFC"),
  );
  const fonts = [400, 600].map((weight) => lettersOf(`public/fonts/noto-sans-devanagari-${weight}.ttf`));
  expect(visible.filter((company) => Buyer.safeParse({ company: `1${company}2` }).success)).toEqual(
    visible.filter((letter) => fonts.every((font) => font.has(letter))),
  );
});

const ORDER = { name: "Asha Rao", contact: "asha@example.org", amount: 4999 };
test.each([
  ["name", "கமலா", "க"],
  ["company", "Rocket 🚀 Ltd", "🚀"],
  ["billingAddress", "12\n½ MG Road", "½"],
])("an order whose %s is %s is refused, because its document cannot show %s", (field, text, letter) => {
  const refused = CreateOrder.safeParse({ ...ORDER, [field]: text });
  expect(refused.error?.issues).toMatchObject([
    { path: [field], message: `The invoice or receipt cannot show “${letter}”. Please use English or Hindi letters.` },
  ]);
  expect(CreateOrder.safeParse({ ...ORDER, [field]: "कमला & Jose\u0301\u200e\u00a0– 12" }).success).toBe(true);
});

function lettersOf(file: string): Set<string> {
  const document = new PDFDocument().font(readFileSync(file)) as unknown as {
    _font: { font: { characterSet: number[] } };
  };
  return new Set(document._font.font.characterSet.map((code) => String.fromCodePoint(code)));
}
