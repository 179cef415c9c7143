import type { Entry } from "#worker/content/collections.ts";

export function organisationOf(settings: Entry<"settings">, site: string): Record<string, unknown> {
  const { name, legalName, tagline, email, phone, address, links } = settings;
  return {
    "@type": "Organization",
    "@id": `${site}/#organization`,
    name,
    legalName,
    description: tagline,
    url: `${site}/`,
    logo: `${site}/icon-512.png`,
    email,
    telephone: phone,
    address,
    areaServed: "IN",
    parentOrganization: { "@type": "Organization", url: links.parent },
    sameAs: [links.facebook, links.linkedin, links.instagram],
  };
}
