/**
 * Returns a × b ÷ c rounded to the nearest integer, half away from zero. The product is exact even above 2⁵³. All
 * calculators round this way: each shown amount is rounded once, to the paisa, and sums add shown amounts.
 */
export function share(a: number, b: number, c: number): number {
  const [product, divisor] = [BigInt(a) * BigInt(b), BigInt(c)];
  const size = product < 0n ? -product : product;
  const rounded = Number((2n * size + divisor) / (2n * divisor));
  return product < 0n ? -rounded : rounded;
}

export const BASIS = 10_000;
