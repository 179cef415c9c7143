import { StepForm } from "#app/components/ui/step-form.tsx";
import * as m from "#messages/dashboard/language.ts";
import type { Locale } from "#messages/locale.ts";

export function LanguageChoice({ language }: { language: Locale }) {
  const other: Locale = language === "en" ? "hi" : "en";
  return (
    <div className="own-choice">
      <h3>{m.heading({ language: nameOf(language) })}</h3>
      <p>{m.help()}</p>
      <StepForm step="language" button={m.choose({ language: nameOf(other) })} kind="secondary">
        <input type="hidden" name="language" value={other} />
      </StepForm>
    </div>
  );
}

function nameOf(language: Locale): string {
  return language === "en" ? m.english() : m.hindi();
}
