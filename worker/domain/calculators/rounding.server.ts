/**
 * a × b ÷ c to the nearest whole number, a half away from zero. The product is exact, also above 2⁵³. This is the one
 * rounding rule of the calculators: each printed amount is rounded once, to the paisa, and sums add printed amounts.
 */
export function share(a: number, b: number, c: number): number {
  const [product, divisor] = [BigInt(a) * BigInt(b), BigInt(c)];
  const size = product < 0n ? -product : product;
  const rounded = Number((2n * size + divisor) / (2n * divisor));
  return product < 0n ? -rounded : rounded;
}

export const BASIS = 10_000;
