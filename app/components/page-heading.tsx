import type { ReactNode } from "react";
import { BackLink, type BackLinkTarget } from "./ui/back-link.tsx";

type Props = {
  className: string;
  back?: BackLinkTarget;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
};

export function PageHeading({ className, back, title, lead, children }: Props) {
  return (
    <section className={`page-head ${className}`}>
      <div className="wrap">
        {back && <BackLink {...back} />}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
