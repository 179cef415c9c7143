import { useEffect, useRef } from "react";
import * as m from "#messages/forms.ts";
import { localPath } from "#messages/locale.ts";
import { BOT_CHECK_FIELDS, TURNSTILE_HOST } from "#worker/contracts/vocabulary.ts";
import { Rich } from "../ui/rich.tsx";

type Options = { sitekey: string; "response-field-name": string; action: string };

declare global {
  interface Window {
    turnstile?: { render(place: HTMLElement, options: Options): string | undefined; remove(id: string): void };
  }
}

const SCRIPT = `${TURNSTILE_HOST}/turnstile/v0/api.js?render=explicit`;

/** Adds the Turnstile token to the form as a hidden field. */
export function Challenge({ siteKey }: { siteKey: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let id: string | undefined;
    let isGone = false;
    const draw = () => {
      if (isGone || !place.current) return;
      const options = { sitekey: siteKey, "response-field-name": BOT_CHECK_FIELDS.turnstileToken, action: "form" };
      id = window.turnstile?.render(place.current, options);
    };
    if (window.turnstile) draw();
    else scriptOnce().addEventListener("load", draw);
    return () => {
      isGone = true;
      if (id) window.turnstile?.remove(id);
    };
  }, [siteKey]);
  return (
    <>
      <div ref={place} />
      <noscript>
        <p className="field-help">
          <Rich text={m.needsScript} parts={{ a: (text) => <a href={localPath("/ContactUs")}>{text}</a> }} />
        </p>
      </noscript>
    </>
  );
}

function scriptOnce(): HTMLScriptElement {
  const found = document.querySelector<HTMLScriptElement>(`script[src="${SCRIPT}"]`);
  if (found) return found;
  const script = document.createElement("script");
  script.src = SCRIPT;
  // Removed, so that the next check loads it again.
  script.onerror = () => script.remove();
  document.head.appendChild(script);
  return script;
}
