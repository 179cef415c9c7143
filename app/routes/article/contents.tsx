import { anchorOf } from "#app/seo/anchor.ts";

export function Contents({ headings }: { headings: readonly string[] }) {
  return (
    <nav className="article-contents" aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ol>
        {headings.map((heading) => (
          <li key={heading}>
            <a href={`#${anchorOf(heading)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
