import { languageTag, localPath } from "#messages/locale.ts";

type Page = { title: string; lead: string; path: string };

export function calculatorData(site: string, { title, lead, path }: Page) {
  return {
    "@type": "WebApplication",
    inLanguage: languageTag(),
    name: title,
    description: lead,
    url: `${site}${localPath(path)}`,
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "INR" },
    publisher: { "@type": "Organization", name: "MASA Forum", url: `${site}${localPath("/")}` },
  };
}

export function calculatorList(site: string, pages: readonly Page[]) {
  return {
    "@type": "ItemList",
    itemListElement: pages.map(({ title, path }, i) => {
      return { "@type": "ListItem", position: i + 1, name: title, url: `${site}${localPath(path)}` };
    }),
  };
}
