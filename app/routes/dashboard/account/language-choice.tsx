import * as m from "#messages/dashboard/language.ts";
import type { Locale } from "#messages/locale.ts";

/** Form for the "language" step of the profile. */
export function LanguageChoice({ language }: { language: Locale }) {
  const other: Locale = language === "en" ? "hi" : "en";
  return (
    <div className="own-choice">
      <h3>{m.heading({ language: nameOf(language) })}</h3>
      <p>{m.help()}</p>
      <form method="post">
        <input type="hidden" name="step" value="language" />
        <input type="hidden" name="language" value={other} />
        <button className="button button-secondary" type="submit">
          {m.choose({ language: nameOf(other) })}
        </button>
      </form>
    </div>
  );
}

function nameOf(language: Locale): string {
  return language === "en" ? m.english() : m.hindi();
}
