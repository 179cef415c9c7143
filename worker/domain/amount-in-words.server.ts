const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** 1499950 is "Rupees fourteen thousand nine hundred ninety-nine and fifty paise only". */
export function rupeesInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = `Rupees ${inWords(Math.floor(paise / 100))}`;
  return rest === 0 ? `${rupees} only` : `${rupees} and ${inWords(rest)} paise only`;
}

function inWords(n: number): string {
  for (const [unit, name] of [
    [10_000_000, "crore"],
    [100_000, "lakh"],
    [1000, "thousand"],
    [100, "hundred"],
  ] as const) {
    if (n >= unit) return [`${inWords(Math.floor(n / unit))} ${name}`, restInWords(n % unit)].filter(Boolean).join(" ");
  }
  if (n < 20) return SMALL[n] ?? "";
  return [TENS[Math.floor(n / 10)], restInWords(n % 10)].filter(Boolean).join("-");
}

function restInWords(n: number): string {
  return n === 0 ? "" : inWords(n);
}
