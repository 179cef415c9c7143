import { languageTag } from "#messages/locale.ts";
import type { HomeContent } from "./home-content.server.ts";

type Question = { question: string; answer: string; lang: string };

/** JSON-LD of the forum itself, as the text of a script element. */
export function organization({ settings, siteUrl }: Pick<HomeContent, "settings" | "siteUrl">): string {
  const { name, tagline, email, phone, links } = settings;
  return asScript({
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    description: tagline,
    email,
    telephone: phone,
    parentOrganization: { "@type": "Organization", url: links.parent },
    sameAs: [links.facebook, links.linkedin, links.instagram],
  });
}

export function faqPage(questions: readonly Question[]): string {
  return asScript({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    inLanguage: languageTag(),
    mainEntity: questions.map(({ question, answer, lang }) => ({
      "@type": "Question",
      name: question,
      ...(lang !== "en" && { inLanguage: lang }),
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
}

function asScript(data: object): string {
  // Only these characters can end a script element.
  return JSON.stringify(data).replaceAll(/<(?=!--|\/?script)/gi, "\\u003c");
}
