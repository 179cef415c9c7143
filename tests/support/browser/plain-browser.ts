import { expect } from "vitest";
import { parseHtml, wordsOf } from "../html/documents.ts";
import { type BuiltSite, newClient } from "../site/built-site.ts";

/** A browser without scripts and layout: it stores cookies, follows redirects, and sends the forms of its page. */
export class PlainBrowser {
  private readonly site: BuiltSite;
  private readonly cookies = new Map<string, string>();
  private readonly client = newClient();
  private document = parseHtml("");
  path = "";
  status = 0;

  constructor(site: BuiltSite, cookie = "") {
    this.site = site;
    for (const pair of cookie.split("; ")) this.store(pair);
  }

  /** The page's words, without its header and footer. */
  get text(): string {
    return wordsOf(this.document.querySelector("main"));
  }

  get alert(): string {
    return wordsOf(this.find("[role=alert]"));
  }

  find(selector: string): HTMLElement | null {
    return this.document.querySelector<HTMLElement>(selector);
  }

  all(selector: string): string[] {
    return [...this.document.querySelectorAll(selector)].map(wordsOf);
  }

  /** The control with this label. */
  field(label: string): HTMLInputElement {
    const labels = [...this.document.querySelectorAll<HTMLLabelElement>("main label")];
    const found = labels.find((one) => wordsOf(one).startsWith(label))?.control;
    return (found as HTMLInputElement | null | undefined) ?? expect.fail(`no field “${label}” on ${this.path}`);
  }

  async open(path: string, init: RequestInit = {}): Promise<void> {
    const headers = {
      "CF-Connecting-IP": this.client,
      Origin: new URL(this.site.origin).origin,
      Cookie: this.cookie(),
    };
    const response = await this.site.get(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) this.store(line);
    const to = response.headers.get("Location");
    if (to) return this.open(to);
    this.path = path;
    this.status = response.status;
    this.document = parseHtml(await response.text());
  }

  async follow(link: string): Promise<void> {
    const links = [...this.document.querySelectorAll<HTMLAnchorElement>("main a")];
    const found =
      links.find((one) => wordsOf(one).startsWith(link)) ?? expect.fail(`no link “${link}” on ${this.path}`);
    await this.open(found.getAttribute("href") ?? "");
  }

  /** Types the texts into the fields with these labels, and ticks or unticks boxes. */
  fill(values: Record<string, string | boolean>): void {
    for (const [label, value] of Object.entries(values)) {
      const field = this.field(label);
      if (typeof value === "string") field.value = value;
      else field.checked = value;
    }
  }

  async press(button: string): Promise<void> {
    const buttons = [...this.document.querySelectorAll<HTMLButtonElement>("main button")];
    const pressed = buttons.find((one) => wordsOf(one).startsWith(button));
    const { form } = pressed ?? expect.fail(`no button “${button}” on ${this.path}`);
    if (!pressed || !form) return expect.fail(`“${button}” sends no form`);
    const body = new URLSearchParams();
    for (const control of form.elements) append(body, control as HTMLInputElement);
    if (pressed.name) body.append(pressed.name, pressed.value);
    const action = new URL(form.getAttribute("action") ?? this.path, new URL(this.path, this.site.origin));
    if (form.getAttribute("method") === "post")
      return this.open(action.pathname + action.search, { method: "POST", body });
    await this.open(`${action.pathname}?${body}`);
  }

  private store(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) this.cookies.delete(name);
    else if (name) this.cookies.set(name, value);
  }

  private cookie(): string {
    return [...this.cookies].map((pair) => pair.join("=")).join("; ");
  }
}

function append(body: URLSearchParams, { localName, type, name, value, checked, disabled }: HTMLInputElement): void {
  if (!name || disabled || localName === "button" || (/checkbox|radio/.test(type) && !checked)) return;
  body.append(name, value.replaceAll("\n", "\r\n"));
}
