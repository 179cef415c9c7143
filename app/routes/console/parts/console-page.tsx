import type { ReactNode } from "react";
import { BackLink, type BackLinkTarget } from "#app/components/ui/back-link.tsx";
import { useLastQuery } from "../lists/last-query.ts";

export function consoleMeta(title: string) {
  return [{ title: `${title} · Console` }, { name: "robots", content: "noindex" }];
}

export function ConsolePage(props: {
  title: string;
  lead?: ReactNode;
  back?: BackLinkTarget;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { title, lead, back, actions, children } = props;
  const query = useLastQuery(back?.href ?? "");
  return (
    <>
      <div className="console-head">
        {back && <BackLink {...back} href={query === "" ? back.href : `${back.href}?${query}`} />}
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        {actions && <div className="console-actions">{actions}</div>}
      </div>
      {children}
    </>
  );
}
