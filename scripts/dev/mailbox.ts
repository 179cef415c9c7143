import { existsSync, globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { basename, dirname, join } from "node:path";
import { MAIL_FOLDER } from "./built-worker.ts";

/** Number of mails that the mailbox's page lists. Older ones are still available at their own address. */
const NEWEST = 50;

/** Serves the newest mails that the site has sent on this machine, to this machine only. */
export async function startMailbox(port: number): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const name = (request.url ?? "/").slice(1);
    // Compare encoded names, because some paths cannot be decoded.
    const mail = name && listMails().find((candidate) => encodeURIComponent(candidate.name) === name);
    if (name && !mail) {
      response.writeHead(404).end("No such mail");
      return;
    }
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    if (mail) response.setHeader("Content-Security-Policy", "sandbox");
    response.end(mail ? htmlOf(mail) : page());
  });
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

type StoredMail = { id: string; name: string; folder: string; sentAt: Date };

function listMails(): StoredMail[] {
  return globSync("*/email-html/*.html", { cwd: MAIL_FOLDER })
    .map((path) => {
      const name = basename(path);
      const folder = join(MAIL_FOLDER, dirname(dirname(path)));
      return { id: name.replace(/\.html$/, ""), name, folder, sentAt: statSync(join(MAIL_FOLDER, path)).mtime };
    })
    .sort((a, b) => b.sentAt.getTime() - a.sentAt.getTime());
}

const htmlOf = ({ folder, name }: StoredMail) => readFileSync(join(folder, "email-html", name), "utf8");

function attachmentsOf({ folder, id }: StoredMail): string[] {
  const attachments = join(folder, "email-attachment");
  if (!existsSync(attachments)) return [];
  return readdirSync(attachments)
    .filter((file) => file.startsWith(`${id}-`))
    .map((file) => join(attachments, file));
}

function page(): string {
  const mails = listMails().slice(0, NEWEST).map(articleOf);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sent emails</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;background:#f4f1ea;padding:1rem}iframe{width:100%;height:40rem;border:1px solid #ccc}</style>
<h1>Sent emails</h1>${mails.join("") || "<p>None yet.</p>"}</html>`;
}

/** Puts the text first, because the tests read the first code in an article. */
function articleOf(mail: StoredMail): string {
  const { id, name, folder, sentAt } = mail;
  const address = `/${encodeURIComponent(name)}`;
  const subject = /<title>(.*?)<\/title>/.exec(htmlOf(mail))?.[1] ?? name;
  const text = join(folder, "email-text", `${id}.txt`);
  const body = existsSync(text) ? readFileSync(text, "utf8") : "";
  const files = attachmentsOf(mail).map((file) => {
    const content = escapeHtml(readFileSync(file, "utf8"));
    return `<details><summary>Attachment ${escapeHtml(basename(file))}</summary><pre>${content}</pre></details>`;
  });
  return `<article><h2><a href="${address}">${subject}</a></h2><p>${sentAt.toISOString()}</p><pre>${escapeHtml(body)}</pre>
${files.join("")}<details><summary>HTML part</summary><iframe sandbox loading="lazy" src="${address}" title="HTML part"></iframe></details></article>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
