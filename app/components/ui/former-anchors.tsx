/** Anchors for a heading, so that links to an entry's earlier slugs still work. */
export function FormerAnchors({ slugs }: { slugs: readonly string[] | undefined }) {
  return slugs?.map((slug) => <span key={slug} id={slug} />);
}
