import { languageTag } from "#messages/locale.ts";
import type { Route } from "./+types/route.ts";

export function contactPage({ email, phone, address, legalName }: Route.ComponentProps["loaderData"]) {
  const mainEntity = { "@type": "Organization", name: "MASA Forum", legalName, email, telephone: phone, address };
  return { "@type": "ContactPage", inLanguage: languageTag(), name: "Contact Us", mainEntity };
}
