export function OlderLink(props: { path: string; what: string; older: string | undefined; isFirst: boolean }) {
  const { path, what, older, isFirst } = props;
  if (!older && isFirst) return null;
  return (
    <nav className="button-row" aria-label={`Pages of ${what}`}>
      {!isFirst && (
        <a className="button button-secondary" href={path}>
          Newest {what}
        </a>
      )}
      {older && (
        <a className="button button-secondary" href={`${path}?before=${older}`}>
          Older {what}
        </a>
      )}
    </nav>
  );
}
