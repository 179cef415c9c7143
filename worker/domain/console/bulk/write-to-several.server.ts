import type { Locale } from "#messages/locale.ts";
import { SeveralMail } from "../../../contracts/console/records.ts";
import { invalidInput, type Outcome, ok, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { inLocale } from "../../../locale.server.ts";
import { listLanguagesAt } from "../../accounts/members.server.ts";
import type { TrailDeps } from "../../audit-trail.server.ts";
import { ANY_EVENT, findStoredTitle } from "../../events/event-titles.server.ts";
import { listRecipients } from "../../mail/outbox.server.ts";
import type { Operator } from "../../operators/admission.server.ts";
import {
  fillPlaceholders,
  fillTemplate,
  listReplyTemplates,
  refusePlaceholders,
  type TemplateChoice,
} from "../../visitors/reply-templates.server.ts";
import { writeTo } from "../correspondence/correspondence.server.ts";
import type { Entered } from "../list.server.ts";

type ContentDeps = Pick<Deps, "content"> & { config: Pick<Deps["config"], "siteUrl" | "hasHindi"> };
type Row = Readonly<Record<string, unknown>>;
type Texts = { body: string; hindi: string };
type ToOne = Texts & { kind: string; id: string; replyId: string; seen: number; row: Row };
/** `inHindi`: how many of the people read Hindi. */
export type MailChoice = { templates: readonly TemplateChoice[]; inHindi: number };

const EVENT = "[event]";
const WRITTEN = "Somebody has emailed this address since you began.";
const FILLED = ["[name]", EVENT];
const NO_EVENT = `Registered for events in general, so ${EVENT} cannot be filled in. Write to them separately.`;

/** Writes to one of several people, in their language if there is a text in it, with their name and event filled in. */
export async function writeToOne(
  deps: TrailDeps & Pick<Deps, "queued"> & ContentDeps,
  by: Operator,
  { body, hindi, row, ...to }: ToOne,
): Promise<Outcome<null>> {
  const [language] = await languagesOf(deps, [row]);
  const isHindi = language === "hi" && hindi !== "";
  const text = isHindi ? hindi : body;
  const slug = String(row["event"]);
  const hasEvent = text.includes(EVENT);
  if (hasEvent && slug === ANY_EVENT) return refused("invalid_input", NO_EVENT);
  const filled = await inLocale(isHindi ? "hi" : "en", async () => {
    const event = hasEvent ? { event: { slug, title: (await findStoredTitle(deps, slug)) ?? slug } } : {};
    return fillPlaceholders(deps, by, { name: String(row["fullName"]), ...event }, text);
  });
  return writeTo(deps, by, { ...to, body: filled });
}

/** Ids of the rows to whose address somebody has written between the two times. */
export async function listWritten(
  deps: Pick<Deps, "db">,
  rows: readonly Row[],
  { began, seen }: { began: number; seen: number },
): Promise<ReadonlyMap<string, string>> {
  if (began >= seen) return new Map();
  const emails = rows.map((row) => String(row["email"]));
  const written = await listRecipients(deps, "record_reply", emails, { from: began, before: seen });
  return new Map(rows.filter((row) => written.has(row["email"])).map((row) => [String(row["id"]), WRITTEN]));
}

export async function readSeveralMail(deps: Pick<Deps, "content">, entered: Entered): Promise<Outcome<Texts>> {
  const input = SeveralMail.safeParse(entered);
  if (!input.success) return invalidInput(input.error.issues);
  const checked = [
    await refusePlaceholders(deps, input.data.body, { field: "body", filled: FILLED }),
    await refusePlaceholders(deps, input.data.hindi, { field: "hindi", filled: FILLED }),
  ];
  const refusals = checked.flatMap((one) => (one.ok ? [] : [one]));
  const [first] = refusals;
  return first ? { ...first, errors: refusals.flatMap(({ errors = [] }) => errors) } : ok(input.data);
}

export async function viewMailChoice(deps: Pick<Deps, "db"> & ContentDeps, rows: readonly Row[]): Promise<MailChoice> {
  const languages = await languagesOf(deps, rows);
  return {
    templates: await listReplyTemplates(deps),
    inHindi: languages.filter((language) => language === "hi").length,
  };
}

/** Adds the chosen template below what was written. A template without Hindi leaves the Hindi as it was written. */
export async function draftSeveralMail(deps: ContentDeps, by: Operator, entered: Entered): Promise<Texts> {
  const { template = "", body = "", hindi = "" } = entered;
  const filledIn = (language: Locale) => inLocale(language, () => fillTemplate(deps, by, {}, template));
  const english = await filledIn("en");
  const translated = await filledIn("hi");
  const below = (written: string, text: string) => [written.trimEnd(), text].filter(Boolean).join("\n\n");
  return { body: below(body, english), hindi: below(hindi, translated === english ? "" : translated) };
}

/** The languages in which these people get their mail. */
async function languagesOf(deps: Pick<Deps, "db"> & ContentDeps, rows: readonly Row[]): Promise<Locale[]> {
  if (!deps.config.hasHindi) return rows.map(() => "en");
  const accounts = await listLanguagesAt(
    deps,
    rows.map((row) => String(row["email"])),
  );
  return rows.map((row) => accounts.get(String(row["email"])) ?? (row["language"] === "hi" ? "hi" : "en"));
}
