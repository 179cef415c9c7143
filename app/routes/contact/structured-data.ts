import { brand } from "#messages/layout.ts";
import { languageTag } from "#messages/locale.ts";
import { pageTitle } from "#messages/visitors/contact.ts";
import type { Route } from "./+types/route.ts";

export function contactPage({ email, phone, address, legalName }: Route.ComponentProps["loaderData"]) {
  const mainEntity = { "@type": "Organization", name: brand(), legalName, email, telephone: phone, address };
  return { "@type": "ContactPage", inLanguage: languageTag(), name: pageTitle(), mainEntity };
}
