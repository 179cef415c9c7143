import { neverRevalidate, sendPublicForm } from "#app/components/forms/public-form.ts";
import { replyOf } from "#app/components/forms/reply.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import * as specified from "#messages/contracts/specified.ts";
import { brand } from "#messages/layout.ts";
import { languageTag } from "#messages/locale.ts";
import * as m from "#messages/visitors/contact.ts";
import { depsContext } from "#worker/context.server.ts";
import { ContactMessage } from "#worker/contracts/contact.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import { sendContactMessage } from "#worker/domain/visitors/contact.server.ts";
import { handlePublicForm } from "../public-form.server.ts";
import type { Route } from "./+types/route.ts";
import { ContactForm } from "./contact-form.tsx";
import { Details } from "./details.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { collections } = await deps.content.snapshot();
  const { email, phone, address, legalName, grievanceOfficer, sample, links } = settingsOf(collections);
  const { siteKey } = deps.turnstile ?? {};
  return { siteKey, email, phone, address, legalName, grievanceOfficer, sample, whatsapp: links.whatsapp };
}

export function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  const run = (message: ContactMessage) => sendContactMessage(deps, message);
  return handlePublicForm(deps, request, { contract: ContactMessage, read: messageOf, run });
}

export function clientAction({ request }: Route.ClientActionArgs) {
  return sendPublicForm(request, {
    path: "/contact",
    read: messageOf,
    reply: (result) => replyOf(result, { success: specified.contactSent(), failure: specified.contactFailed() }),
  });
}

export const shouldRevalidate = neverRevalidate;
export const handle = { csp: ["challenge"] } satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.pageTitle(),
    description: m.description(),
    path: "/ContactUs",
    breadcrumbs: [{ name: m.pageTitle(), path: "/ContactUs" }],
    structured: loaderData ? [contactPage(loaderData)] : [],
  });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { siteKey, ...details } = loaderData;
  return (
    <>
      <section className="page-head contact-head">
        <div className="wrap contact-head-inner">
          <div>
            <h1>{m.pageTitle()}</h1>
            <p className="lead">{m.lead()}</p>
          </div>
          <div className="contact-letter" />
        </div>
      </section>
      <div className="wrap section contact-columns">
        <section aria-labelledby="contact-write">
          <h2 id="contact-write">{m.write()}</h2>
          <ContactForm actionData={actionData} siteKey={siteKey} phone={details.phone} />
        </section>
        <Details {...details} />
      </div>
    </>
  );
}

function messageOf({ name = "", email = "", message = "" }: Record<string, string>) {
  return { name, email, message };
}

function contactPage({ email, phone, address, legalName }: Route.ComponentProps["loaderData"]) {
  const mainEntity = { "@type": "Organization", name: brand(), legalName, email, telephone: phone, address };
  return { "@type": "ContactPage", inLanguage: languageTag(), name: m.pageTitle(), mainEntity };
}
