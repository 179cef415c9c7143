import type { Entry } from "#worker/content/collections.ts";

type Links = Pick<Entry<"settings">["links"], "parent" | "facebook" | "linkedin" | "instagram">;
type Settings = Pick<Entry<"settings">, "name" | "tagline" | "email" | "phone"> & { links: Links };
type Question = { question: string; answer: string; lang: string };

/** JSON-LD of the forum itself. */
export function organization({ name, tagline, email, phone, links }: Settings, siteUrl: string) {
  return {
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
  };
}

/** JSON-LD of the questions and answers, as the text of a script element that stands beside them in the page. */
export function faqPage(questions: readonly Question[]): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer, lang }) => ({
      "@type": "Question",
      name: question,
      ...(lang !== "en" && { inLanguage: lang }),
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  // Only these can end or change a script element; whatever stays as it is costs nothing beside the same text above.
  return JSON.stringify(data).replaceAll(/<(?=!--|\/?script)/gi, "\\u003c");
}
