import { useEffect, useState } from "react";
import { ADD_PASSKEY_PATH, CONSOLE_PATH, UNLOCK_PATH } from "#worker/contracts/console/vocabulary.ts";
import { isUnsaved, listForms, readForm, restoreForm } from "./unsaved-forms.ts";
import { findUnsaved, removeUnsaved, storeUnsaved } from "./unsaved-store.ts";

/** A form was sent while the console was locked: its text is back, its file must be chosen again, or it had neither. */
export type Interrupted = "text" | "file" | "nothing";

const LOGIN = /\/login$/;

/** Stores input that the server has not accepted, and has the browser ask before a link or a reload discards it (decision 051). */
export function useUnsavedInput(owner: string): Interrupted | undefined {
  const [interrupted, setInterrupted] = useState<Interrupted>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener("click", removeOnLeave, { signal });
    if (!isEntry(location.pathname)) {
      const refused = new Set<string>();
      void restoreForms(owner, refused).then(setInterrupted);
      let isStored = false;
      let isDownloading = false;
      const onSubmit = ({ defaultPrevented, target, submitter }: SubmitEvent) => {
        if (defaultPrevented || !(target instanceof HTMLFormElement) || !target.closest(".console-main")) return;
        storeForms(owner, refused, target, submitter);
        isDownloading = isDownload(target);
        isStored = !isDownloading;
      };
      const onClick = (event: MouseEvent) => {
        isDownloading = false;
        const link = linkOf(event);
        if (link?.pathname !== UNLOCK_PATH) return;
        storeForms(owner, refused, link);
        isStored = true;
      };
      const onInput = () => {
        isStored = false;
        isDownloading = false;
      };
      const onLeave = (event: BeforeUnloadEvent) => {
        // Browsers announce a download like a new page, but this page stays open with its text.
        const isStaying = isDownloading;
        isDownloading = false;
        if (!isStaying && !isStored && hasUnsaved(refused)) event.preventDefault();
      };
      addEventListener("submit", onSubmit, { signal });
      addEventListener("click", onClick, { signal });
      addEventListener("input", onInput, { signal });
      addEventListener("beforeunload", onLeave, { signal });
    }
    return () => controller.abort();
  }, [owner]);
  return interrupted;
}

/** The text must not outlive a logout on the site, whose pages cannot delete it. */
function removeOnLeave(event: MouseEvent): void {
  const link = linkOf(event);
  if (link?.target === "" && link.origin === location.origin && !link.pathname.startsWith(CONSOLE_PATH))
    removeUnsaved();
}

async function restoreForms(owner: string, refused: Set<string>): Promise<Interrupted | undefined> {
  const unsaved = findUnsaved(owner);
  if (!unsaved) return undefined;
  const { path, sent } = unsaved;
  if (path !== location.pathname) {
    removeUnsaved();
    return undefined;
  }
  const from = URL.parse(document.referrer)?.pathname ?? "";
  const answered = from === path ? sent?.form : undefined;
  const isRefused = document.querySelector(".console-main .notice-error") !== null;
  // This page shows the refused text itself, and can be sent before any script hears of it.
  const others = unsaved.forms.filter(({ key }) => key !== answered);
  if (others.length === 0) removeUnsaved();
  else storeUnsaved({ ...unsaved, forms: others, sent: undefined });
  if (answered !== undefined && isRefused) refused.add(answered);
  const hasDraft = templateOf(unsaved.address) !== templateOf(location.href);
  let isBack = false;
  for (const [key, form] of listForms()) {
    const kept = (isRefused ? unsaved.forms : others).find((one) => one.key === key);
    if (kept && (await restoreForm(form, kept, { isRefused: key === answered, hasDraft }))) isBack = true;
  }
  if (!sent || !(isEntry(from) || LOGIN.test(from))) return undefined;
  if (isBack) return "text";
  return document.querySelector(".console-form [type=file]") ? "file" : "nothing";
}

function storeForms(
  owner: string,
  refused: ReadonlySet<string>,
  pressed: HTMLFormElement | HTMLAnchorElement,
  submitter?: HTMLElement | null,
): void {
  const { pathname, search } = location;
  const shown = listForms();
  const kept = shown.flatMap(
    ([key, form]) => readForm(key, form, { isSent: form === pressed, isRefused: refused.has(key) }) ?? [],
  );
  const before = findUnsaved(owner);
  const hidden = before?.path === pathname ? before.forms.filter(({ key }) => shown.every(([one]) => one !== key)) : [];
  const sent = shown.find(([, one]) => one === pressed)?.[0];
  // The link in a refusal continues the form that was refused for want of a passkey.
  const form = sent ?? (pressed.closest(".notice-error") ? [...refused][0] : undefined);
  storeUnsaved({
    owner,
    path: pathname,
    address: new URLSearchParams(search).has("done") ? pathname : pathname + search,
    forms: [...kept, ...hidden],
    sent:
      form !== undefined && !isDownload(pressed)
        ? { form, to: addressOf(submitter?.getAttribute("formaction") ?? pressed.getAttribute("action")) }
        : undefined,
  });
}

/** The reason for a download is not worth a question. */
function hasUnsaved(refused: ReadonlySet<string>): boolean {
  return listForms().some(([key, form]) => !isDownload(form) && isUnsaved(form, refused.has(key)));
}

function linkOf({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a") : null;
}

/** No page opens that would show the action data. */
function isDownload(pressed: HTMLElement): boolean {
  return addressOf(pressed.getAttribute("action")).endsWith("/export");
}

function addressOf(action: string | null): string {
  return new URL(action ?? "", location.href).pathname;
}

function isEntry(path: string): boolean {
  return path === UNLOCK_PATH || path === ADD_PASSKEY_PATH;
}

function templateOf(address: string): string {
  return new URL(address, location.href).searchParams.get("template") ?? "";
}
