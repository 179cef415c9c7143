/** Content text that the server has converted to HTML, styled for reading. */
export function Markdown({ html, className = "" }: { html: string; className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made by toHtml, which escapes HTML and drops dangerous addresses
    <div className={`prose ${className}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
