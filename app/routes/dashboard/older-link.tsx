import * as m from "#messages/dashboard/shell.ts";
import { localPath } from "#messages/locale.ts";
export function OlderLink(props: { path: string; what: string; older: string | undefined; isFirst: boolean }) {
  const { path, what, older, isFirst } = props;
  if (!older && isFirst) return null;
  return (
    <nav className="button-row" aria-label={m.pagesOf({ what })}>
      {!isFirst && (
        <a className="button button-secondary" href={localPath(path)}>
          {m.newest({ what })}
        </a>
      )}
      {older && (
        <a className="button button-secondary" href={localPath(`${path}?before=${older}`)}>
          {m.older({ what })}
        </a>
      )}
    </nav>
  );
}
