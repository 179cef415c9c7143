import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";

/** The schemes as schema.org describes services of the government. */
export function governmentServices({ groups }: FinderPage) {
  return {
    "@type": "ItemList",
    name: "Government schemes in the finder",
    itemListElement: Object.values(groups)
      .flat()
      .map(({ title, kind, summary, agency, applyUrl }, i) => ({
        "@type": "ListItem",
        position: i + 1,
        item: {
          "@type": "GovernmentService",
          name: title,
          serviceType: kind,
          description: summary,
          provider: { "@type": "GovernmentOrganization", name: agency },
          areaServed: { "@type": "Country", name: "India" },
          availableChannel: { "@type": "ServiceChannel", serviceUrl: applyUrl },
        },
      })),
  };
}
