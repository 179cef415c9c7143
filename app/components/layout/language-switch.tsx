import { englishPath, LOCALES, languageName, locale, localPath } from "#messages/locale.ts";

/** Link to the same page in the other language. The site module adds the query and the fragment. */
export function LanguageSwitch({ href, className }: { href: string | undefined; className: string }) {
  if (href === undefined) return null;
  const language = otherLanguage();
  return (
    <a className={className} href={href} hrefLang={language} lang={language} data-language={language}>
      {languageName(language)}
    </a>
  );
}

export function addressInOther(path: string, search: string): string {
  return localPath(englishPath(path), otherLanguage()) + search;
}

function otherLanguage() {
  return LOCALES.find((language) => language !== locale()) ?? "en";
}
