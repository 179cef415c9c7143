/** The id of a section from its title: "Bank and Exchange Partners" becomes "bank-and-exchange-partners". */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\p{Script=Devanagari}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
