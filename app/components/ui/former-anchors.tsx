/** In a heading: links to an entry's earlier addresses on this page still arrive there. */
export function FormerAnchors({ slugs }: { slugs: readonly string[] | undefined }) {
  return slugs?.map((slug) => <span key={slug} id={slug} />);
}
