import { data } from "react-router";
import { callApi } from "#app/client/page/call-api.ts";
import { botCheckHeaders, botCheckOf } from "#app/components/forms/bot-check.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { type Reply, replyOf } from "#app/components/forms/form-answer.ts";
import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { PhoneLink } from "#app/components/ui/phone-link.tsx";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { depsContext } from "#worker/context.server.ts";
import { ContactMessage } from "#worker/contracts/contact.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { headersOf, invalidInput, statusOf } from "#worker/contracts/problem.ts";
import { LIMITS, MESSAGES } from "#worker/contracts/vocabulary.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import { refuseBot } from "#worker/domain/visitors/bot-check.server.ts";
import { sendContactMessage } from "#worker/domain/visitors/contact.server.ts";
import type { Route } from "./+types/route.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { collections } = await deps.content.snapshot();
  const { email, phone, address, legalName, grievanceOfficer, links } = settingsOf(collections);
  const { siteKey } = deps.turnstile ?? {};
  return { siteKey, email, phone, address, legalName, grievanceOfficer, whatsapp: links.whatsapp };
}

export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  const form = await readForm(request);
  const entered = messageOf(form);
  const input = ContactMessage.safeParse(entered);
  const outcome = input.success
    ? ((await refuseBot(deps, botCheckOf(form))) ?? (await sendContactMessage(deps, input.data)))
    : invalidInput(input.error.issues);
  return data({ outcome, entered }, { status: statusOf(outcome, "created"), headers: headersOf(outcome) });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await readForm(request);
  const entered = messageOf(form);
  const answer = await callApi<{ message?: string }>("/contact", entered, botCheckHeaders(form));
  return { outcome: replyOf(answer, { success: MESSAGES.contactSent, failure: MESSAGES.contactFailed }), entered };
}

/** Passes on how long to wait. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Sending a message changes nothing of what the page says. */
export function shouldRevalidate() {
  return false;
}

export const handle = { csp: ["challenge"] } satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Contact Us",
    description: "Write to MASA Forum, call us, or find our address and the grievance officer.",
    path: "/ContactUs",
    structured: [
      breadcrumbs(matches, { name: "Contact Us", path: "/ContactUs" }),
      ...(loaderData ? [contactPage(loaderData)] : []),
    ],
  });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { siteKey, ...details } = loaderData;
  return (
    <>
      <section className="page-head contact-head">
        <div className="wrap contact-head-inner">
          <div>
            <h1>Contact Us</h1>
            <p className="lead">
              A question about membership, an event, a scheme or a loan refused: write it down as it is. Somebody who
              knows the matter answers.
            </p>
          </div>
          <div className="contact-letter" />
        </div>
      </section>
      <div className="wrap section contact-columns">
        <section aria-labelledby="contact-write">
          <h2 id="contact-write">Write to us</h2>
          <PostedForm
            answer={actionData}
            noticeOf={noticeOf}
            label="Send Message"
            note={<PrivacyNote />}
            siteKey={siteKey}
          >
            {(field) => (
              <>
                <Field {...field("name")} label="Name">
                  {(control) => <input {...control} autoComplete="name" maxLength={LIMITS.name} required />}
                </Field>
                <Field {...field("email")} label="Email" help="The answer goes to this address.">
                  {(control) => (
                    <input {...control} type="email" autoComplete="email" maxLength={LIMITS.email} required />
                  )}
                </Field>
                <Field {...field("message")} label="Message">
                  {(control) => <textarea {...control} rows={7} maxLength={LIMITS.message} required />}
                </Field>
              </>
            )}
          </PostedForm>
        </section>
        <Details {...details} />
      </div>
    </>
  );
}

function Details(details: Omit<Route.ComponentProps["loaderData"], "siteKey">) {
  const { email, phone, address, legalName, grievanceOfficer, whatsapp } = details;
  return (
    <section className="contact-details" aria-labelledby="contact-details">
      <h2 id="contact-details">Or reach us directly</h2>
      <dl>
        <div className="contact-detail-large">
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div className="contact-detail-large">
          <dt>Phone</dt>
          <dd>
            <PhoneLink phone={phone} />
          </dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>
            <address>
              {legalName}
              <br />
              {address}
            </address>
          </dd>
        </div>
        <div>
          <dt>Grievance officer</dt>
          <dd>
            <WithMailLink text={grievanceOfficer} />
            <p className="field-help">
              For complaints and questions about your personal data. We acknowledge within 48 hours and answer within
              one month.
            </p>
          </dd>
        </div>
        <div>
          <dt>Other members</dt>
          <dd>
            <ExternalLink href={whatsapp}>Ask in the WhatsApp group</ExternalLink>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function contactPage({ email, phone, address, legalName }: Route.ComponentProps["loaderData"]) {
  const mainEntity = { "@type": "Organization", name: "MASA Forum", legalName, email, telephone: phone, address };
  return { "@type": "ContactPage", name: "Contact Us", mainEntity };
}

function PrivacyNote() {
  return (
    <>
      We use your name, address and message to answer you, and delete them one year after you sent them. More in the{" "}
      <a href="/PrivacyPolicy">Privacy Policy</a>.
    </>
  );
}

/** Free text of the settings, in which an e-mail address becomes a link. */
function WithMailLink({ text }: { text: string }) {
  const [before, email, after] = text.split(/([^\s,;]+@[^\s,;]+)/);
  return (
    <p>
      {before}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {after}
    </p>
  );
}

/** Section 8: a message with 'Failed' or 'Error' is red; and so is any failure, whatever its words. */
function noticeOf(outcome: Reply): NoticeContent {
  if (!outcome.ok) return { kind: "error", text: outcome.message, help: outcome.help };
  const { message } = outcome.value;
  return { kind: /Failed|Error/.test(message) ? "error" : "success", text: message };
}

function messageOf({ name = "", email = "", message = "" }: Record<string, string>) {
  return { name, email, message };
}
