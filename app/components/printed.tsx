import { useContext, useState } from "react";
import { DocumentContext } from "./document.ts";
import { markOf } from "./marks.ts";

type PrintedProps = {
  as?: "aside" | "div" | "footer" | "header" | "section" | "ul";
  /** By which it was printed, and the browser finds it again. */
  id: string;
  className?: string | undefined;
  "aria-label"?: string;
};

/**
 * A part of a page that React does not change in the browser. The server has its HTML (entry.server.tsx, or a loader by
 * `printedContext`), puts it in after React's rendering, and does not send it a second time as data; the browser keeps what
 * it finds in the document.
 */
export function Printed({ as: Tag = "div", ...attributes }: PrintedProps) {
  const { printed, nonce = "" } = useContext(DocumentContext);
  const [html] = useState(() => (printed?.[attributes.id] ? markOf(attributes.id, nonce) : readPrinted(attributes.id)));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by React on the server
  return <Tag {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

function readPrinted(id: string): string {
  return import.meta.env.SSR ? "" : (document.getElementById(id)?.innerHTML ?? "");
}
