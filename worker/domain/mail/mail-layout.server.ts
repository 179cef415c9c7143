import { locale } from "#messages/locale.ts";
import * as m from "#messages/mails/layout.ts";
import type { Mail } from "../../providers/mail.ts";
import type { MailContext, MailParts, MailText } from "./mail-definition.server.ts";

/** Lays out a mail as text and HTML. It names its recipient, for people with several mailboxes. */
export function composeMail(text: MailText, context: MailContext): Mail {
  const { subject, attachments = [] } = text;
  const { name } = context.account ?? {};
  const parts = {
    ...text,
    greeting: greetingOf(name),
    footer: [context.legalName, context.address, `${context.email} · ${context.phone}`, m.sentTo(context)],
  };
  return {
    to: context.recipient,
    subject,
    text: plainTextOf(parts),
    html: renderMailHtml(parts, context),
    attachments,
  };
}

export function greetingOf(name: string | undefined): string {
  return name === undefined ? m.hello() : m.dear({ name });
}

function plainTextOf({ greeting, paragraphs, code, rows = [], button, notes = [], footer }: MailParts): string {
  const blocks = [
    greeting,
    ...paragraphs,
    code,
    rows.map(([label, value]) => `${label}: ${value}`).join("\n"),
    // Removes the query of a `mailto:` link, because an encoded subject is unreadable.
    button && `${button.label}:\n${button.url.replace(/^(mailto:[^?]+)\?.*/, "$1")}`,
    ...notes,
    `-- \n${footer.join("\n")}`,
  ];
  return blocks.filter(Boolean).join("\n\n");
}

const FONT = "font-family:Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif";
const QUIET = "color:#44546A;font-size:14px;line-height:20px";
const LINK = "color:#0B6E8A;text-decoration:underline";
const RULE = "border-top:1px solid #E4DED2";
/** The sign's three steps. They share one width; heights are in pixels. */
const STEPS = [
  { height: 8, colour: "#559FB5" },
  { height: 16, colour: "#0B6E8A" },
  { height: 24, colour: "#F2A31B" },
];
/** Rules for clients with a dark mode. All clients read the inline styles. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#0B1F3A!important;color:#FBF9F4!important}.quiet{color:#B9C4D3!important}.line{border-color:#2F456A!important}.link{color:#7CC7DC!important}}`;

/** No tables, pictures or remote files, so a client that blocks them shows the same mail. */
function renderMailHtml(parts: MailParts, context: MailContext): string {
  const { subject, greeting, paragraphs, code, rows = [], button, notes = [], footer } = parts;
  const blocks = [
    paragraphOf(escapeHtml(greeting)),
    ...paragraphs.map((text) => paragraphOf(linked(text, context))),
    code && `<p style="margin:0 0 20px;font-size:36px;line-height:44px;font-weight:700;letter-spacing:6px">${code}</p>`,
    rows.length > 0 && `<div class="line" style="margin:0 0 24px;${RULE}">${rows.map(rowOf).join("")}</div>`,
    button && buttonOf(button),
    ...notes.map((text) => paragraphOf(linked(text, context))),
  ];
  return `<!doctype html><html lang="${locale()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:#FBF9F4;color:#0B1F3A;${FONT};font-size:17px;line-height:26px;overflow-wrap:anywhere">
<div class="page" style="background:#FBF9F4;color:#0B1F3A;padding:24px 20px"><div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 28px;font-size:22px;line-height:24px;font-weight:700">${sign()}${escapeHtml(context.name)}</p>
${blocks.filter(Boolean).join("\n")}
<p class="quiet line" style="margin:32px 0 0;padding:16px 0 0;${RULE};${QUIET}">${footer.map((line) => linked(line, context)).join("<br>")}</p>
</div></div></body></html>`;
}

function paragraphOf(html: string): string {
  return `<p style="margin:0 0 16px">${html}</p>`;
}

/** Puts the label above the value, so that a long value has the full width of a phone. */
function rowOf([label, value]: [string, string]): string {
  const style = "margin:0;padding:8px 0;border-bottom:1px solid #E4DED2";
  return `<p class="line" style="${style}"><span class="quiet" style="display:block;${QUIET}">${escapeHtml(label)}</span>${escapeHtml(value)}</p>`;
}

function buttonOf({ label, url }: { label: string; url: string }): string {
  const style =
    "display:inline-block;padding:12px 22px;background:#0B6E8A;color:#FFFFFF;border-radius:6px;font-weight:700;line-height:24px;text-decoration:none";
  return `<p style="margin:8px 0 28px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

function sign(): string {
  const bars = STEPS.map(({ height, colour }) => {
    const style = `display:inline-block;width:7px;height:${height}px;margin-right:2px;background:${colour};border-radius:4px 0 0 0;vertical-align:baseline`;
    return `<span style="${style}"></span>`;
  });
  return `<span aria-hidden="true" style="display:inline-block;margin-right:10px">${bars.join("")}</span>`;
}

/** Links only our own addresses: text that a visitor entered must not become a link. */
function linked(text: string, { siteUrl, email, phone }: MailContext): string {
  const unbroken = text.replaceAll(phone, phone.replaceAll(" ", "\u00a0"));
  const words = unbroken.split(/(\s+)/).map((word) => {
    const address = word.replace(/[.,:;!?।]+$/, "");
    const href = address === email ? `mailto:${email}` : address.startsWith(`${siteUrl}/`) ? address : undefined;
    if (href === undefined) return escapeHtml(word);
    const link = `<a class="link" href="${escapeHtml(href)}" style="${LINK}">${escapeHtml(address)}</a>`;
    return link + escapeHtml(word.slice(address.length));
  });
  return words.join("");
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
