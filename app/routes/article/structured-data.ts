import { brand } from "#messages/layout.ts";
import { languageTag, localPath } from "#messages/locale.ts";
import type { ArticleCard } from "#worker/domain/content/articles.server.ts";

export function articleData(site: string, path: string, article: ArticleCard) {
  const { title, excerpt, image, date, author, isEnglish } = article;
  return {
    "@type": "Article",
    inLanguage: isEnglish ? "en-IN" : languageTag(),
    headline: title,
    description: excerpt,
    ...(image && { image: `${site}${image.src}` }),
    datePublished: date,
    author: { "@type": "Organization", name: author, url: `${site}/` },
    publisher: {
      "@type": "Organization",
      name: brand(),
      url: `${site}/`,
      logo: { "@type": "ImageObject", url: `${site}/icon-512.png` },
    },
    mainEntityOfPage: `${site}${localPath(path)}`,
  };
}
