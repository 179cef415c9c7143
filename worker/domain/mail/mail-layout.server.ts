import type { Mail } from "../../providers/mail.ts";
import type { MailSettings, MailText } from "./mail-definition.server.ts";

/** Renders every mail as text and HTML. Names the recipient for people with several mailboxes. */
export function mailOf(to: string, { subject, paragraphs, rows = [], code }: MailText, settings: MailSettings): Mail {
  const footer = [settings.name, settings.address, `${settings.email} · ${settings.phone}`, `Sent to ${to}`];
  const [first = "", ...others] = paragraphs;
  const text = [
    [first, ...(code ? [code] : []), ...others].join("\n\n"),
    rows.map(([label, value]) => `${label}: ${value}`).join("\n"),
    `-- \n${footer.join("\n")}`,
  ];
  const cell = "padding:6px 16px 6px 0;border-bottom:1px solid #E4DED2;text-align:left;vertical-align:top";
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#FBF9F4;color:#0B1F3A;font:17px/1.5 Roboto,'Noto Sans',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:3px solid #F2A31B;font-size:22px;font-weight:700">${escapeHtml(settings.name)}</p>
<p>${escapeHtml(first)}</p>
${code ? `<p style="margin:24px 0;font-size:36px;font-weight:700;letter-spacing:6px">${code}</p>` : ""}
${others.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n")}
${rows.length ? `<table role="presentation" style="border-collapse:collapse;width:100%;margin:24px 0">${rows.map(([label, value]) => `<tr><th style="${cell};font-weight:400;color:#44546A">${escapeHtml(label)}</th><td style="${cell}">${escapeHtml(value)}</td></tr>`).join("")}</table>` : ""}
<p style="margin-top:32px;color:#44546A;font-size:14px">${footer.map(escapeHtml).join("<br>")}</p>
</div></body></html>`;
  return { to, subject, text: text.filter(Boolean).join("\n\n"), html };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
