export function moveSlug(order: readonly string[], slug: string, by: number): string[] {
  const from = order.indexOf(slug);
  const to = Math.min(order.length - 1, Math.max(0, from + by));
  const others = order.filter((one) => one !== slug);
  return from === -1 ? [...order] : others.toSpliced(to, 0, slug);
}
