import type { ReactNode } from "react";
import { Picture } from "#app/components/ui/picture.tsx";
import type { Source } from "#app/components/ui/pictures/picture-source.ts";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";

export function DeskRow(props: {
  href: string;
  title: string;
  image: Source;
  chip?: string;
  isSample?: boolean;
  children: ReactNode;
}) {
  const { href, title, image, chip, isSample, children } = props;
  return (
    <li className="desk-row">
      <Picture image={{ ...image, alt: "" }} />
      <div>
        <h2>
          <a href={href}>{title}</a>
        </h2>
        {(chip || isSample) && (
          <p className="desk-chips">
            {chip && <span className="desk-chip">{chip}</span>}
            {isSample && <SampleBadge />}
          </p>
        )}
        {children}
      </div>
    </li>
  );
}
