import * as m from "#messages/schemes/finder.ts";
import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";

/** The schemes as schema.org's GovernmentService. */
export function governmentServices({ groups }: FinderPage) {
  return {
    "@type": "ItemList",
    name: m.listTitle(),
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
          areaServed: { "@type": "Country", name: m.india() },
          availableChannel: { "@type": "ServiceChannel", serviceUrl: applyUrl },
        },
      })),
  };
}
