import type { ReactNode } from "react";
import { newTab } from "#messages/parts.ts";

export function ExternalLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{` ${newTab()}`}</span>
    </a>
  );
}
