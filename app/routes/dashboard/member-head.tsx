import type { ReactNode } from "react";
import { BackLink, type BackLinkTarget } from "#app/components/ui/back-link.tsx";

export function MemberHead(props: { title: string; lead: ReactNode; back?: BackLinkTarget | undefined }) {
  const { title, lead, back } = props;
  return (
    <section className="page-head member-page-head">
      <div className="wrap">
        {back && <BackLink {...back} />}
        <div className="member-page-title">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
    </section>
  );
}
