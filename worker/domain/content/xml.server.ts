const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Text that is safe inside an element and inside an attribute; characters that XML does not know are left out. */
export function escapeXml(text: string): string {
  return text.replace(NOT_XML, "").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/** A piece of finished XML, so that text is never mistaken for it. */
export type Xml = { readonly xml: string };

/** One element; strings among its children are text and are escaped. */
export function element(
  name: string,
  attributes: Record<string, string>,
  ...children: ReadonlyArray<string | Xml>
): Xml {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = children.map((child) => (typeof child === "string" ? escapeXml(child) : child.xml)).join("");
  return { xml: inner ? `<${name}${given.join("")}>${inner}</${name}>` : `<${name}${given.join("")}/>` };
}

/** A whole document. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}
