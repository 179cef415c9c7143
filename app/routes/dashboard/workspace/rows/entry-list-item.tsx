import type { ReactNode } from "react";
import { Picture } from "#app/components/ui/picture.tsx";
import type { Source } from "#app/components/ui/pictures/picture-source.ts";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import { localPath } from "#messages/locale.ts";

export function EntryListItem(props: {
  href: string;
  title: string;
  image: Source;
  chip?: string;
  isSample?: boolean;
  /** The entry has no Hindi version. */
  isEnglish?: true | undefined;
  children: ReactNode;
}) {
  const { href, title, image, chip, isSample, isEnglish, children } = props;
  return (
    <li className="member-page-row">
      <Picture image={{ ...image, alt: "" }} />
      <div>
        <h2 lang={isEnglish && "en"}>
          <a href={localPath(href)}>{title}</a>
        </h2>
        {(chip || isSample) && (
          <p className="member-page-chips">
            {chip && <span className="member-page-chip">{chip}</span>}
            {isSample && <SampleBadge />}
          </p>
        )}
        {children}
      </div>
    </li>
  );
}
