import { anchorsOf } from "#app/seo/anchor.ts";
import { onThisPage } from "#messages/pages/steps.ts";

export function Contents({ headings }: { headings: readonly string[] }) {
  if (headings.length === 0) return null;
  const anchors = anchorsOf(headings);
  return (
    <nav className="article-contents" aria-labelledby="contents">
      <h2 id="contents">{onThisPage()}</h2>
      <ol>
        {headings.map((heading, i) => (
          <li key={anchors[i]}>
            <a href={`#${anchors[i]}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
