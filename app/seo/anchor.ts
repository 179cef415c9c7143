/** The id of a section from its title: "Bank and Exchange Partners" becomes "bank-and-exchange-partners". */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\p{Script=Devanagari}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The ids of a text's sections, in their order. A heading that comes again gets a number, so that each has its own id. */
export function anchorsOf(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map(anchorOf).map((anchor) => {
    const count = (seen.get(anchor) ?? 0) + 1;
    seen.set(anchor, count);
    return count === 1 ? anchor : `${anchor}-${count}`;
  });
}
