/** Returns a × b ÷ c rounded half away from zero, exact even above 2⁵³. Decision 036 says what calculators round. */
export function share(a: number, b: number, c: number): number {
  const [product, divisor] = [BigInt(a) * BigInt(b), BigInt(c)];
  const size = product < 0n ? -product : product;
  const rounded = Number((2n * size + divisor) / (2n * divisor));
  return product < 0n ? -rounded : rounded;
}

export const BASIS = 10_000;
