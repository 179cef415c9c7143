import { createContext, type ReactNode, useContext, useState } from "react";

/** What a loader gave to print (`printedContext`); in the browser there is none. */
export const PrintedContext = createContext<unknown>(null);

type PrintedProps<Content> = {
  as?: "div" | "section" | "ul";
  /** By which the browser finds again what the server has printed. */
  id: string;
  className?: string | undefined;
  children: (content: Content) => ReactNode;
};

/**
 * A part of a hydrating page that nothing changes. The server prints it from content that is not sent a second time as
 * data; the browser keeps the HTML that it finds in the document.
 */
export function Printed<Content>({ as: Tag = "div", children, ...attributes }: PrintedProps<Content>) {
  // The loader that wrote the content belongs to the same route.
  const content = useContext(PrintedContext) as Content | null;
  const [found] = useState(() => ({ __html: readPrinted(attributes.id) }));
  if (content) return <Tag {...attributes}>{children(content)}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the document has there already
  return <Tag {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={found} />;
}

function readPrinted(id: string): string {
  return import.meta.env.SSR ? "" : (document.getElementById(id)?.innerHTML ?? "");
}
