import { expect, test } from "vitest";
import { rupeesInWords } from "#worker/domain/amount-in-words.server.ts";

test.each([
  [100, "Rupees one only"],
  [1500, "Rupees fifteen only"],
  [4_999_00, "Rupees four thousand nine hundred ninety-nine only"],
  [20_000_00, "Rupees twenty thousand only"],
  [1_00_100_00, "Rupees one lakh one hundred only"],
  [2_99_999_00, "Rupees two lakh ninety-nine thousand nine hundred ninety-nine only"],
  [5_598_88, "Rupees five thousand five hundred ninety-eight and eighty-eight paise only"],
  [
    12_34_56_789_01,
    "Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine and one paise only",
  ],
])("%i paise is “%s”", (paise, words) => {
  expect(rupeesInWords(paise)).toBe(words);
});
