import { useRouteLoaderData } from "react-router";
import { HINDI_OFFER } from "#messages/hindi-offer.ts";
import { locale, localPath } from "#messages/locale.ts";
import type { loader } from "../../root.tsx";

/** app/client/home/hindi-offer.ts shows it once to a browser that prefers Hindi. */
export function HindiOffer() {
  const hasHindi = useRouteLoaderData<typeof loader>("root")?.hasHindi;
  if (!hasHindi || locale() === "hi") return null;
  return (
    <aside className="home-offer" lang="hi" aria-label={HINDI_OFFER.label} hidden>
      <p>{HINDI_OFFER.text}</p>
      <a className="button" href={localPath("/", "hi")} hrefLang="hi" data-language="hi">
        {HINDI_OFFER.yes}
      </a>
      <button className="button button-secondary" type="button">
        {HINDI_OFFER.no}
      </button>
    </aside>
  );
}
