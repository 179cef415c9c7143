import { languageTag } from "#messages/locale.ts";
import type { ArticleCard } from "#worker/domain/content/articles.server.ts";

export function articleData(site: string, path: string, { title, excerpt, image, date, author }: ArticleCard) {
  return {
    "@type": "Article",
    inLanguage: languageTag(),
    headline: title,
    description: excerpt,
    ...(image && { image: `${site}${image.src}` }),
    datePublished: date,
    author: { "@type": "Organization", name: author, url: `${site}/` },
    publisher: {
      "@type": "Organization",
      name: "MASA Forum",
      url: `${site}/`,
      logo: { "@type": "ImageObject", url: `${site}/icon-512.png` },
    },
    mainEntityOfPage: `${site}${path}`,
  };
}
