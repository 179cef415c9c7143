import * as m from "#messages/schemes/results.ts";
import { schemeDocumentLabel } from "#messages/vocabulary/schemes.ts";
import type { SchemeTerms } from "../../content/scheme-terms-schema.ts";
import type { Answers, SchemeDocument } from "../../contracts/schemes/vocabulary.ts";
import { longDate } from "../india-calendar.server.ts";
import { holds } from "./evaluate.server.ts";
import type { Finding } from "./find-schemes.server.ts";
import type { FinderEntry } from "./finder-entries.server.ts";
import { questionView } from "./question-texts.server.ts";

type Reason = { text: string; isUnconfirmed: boolean };

export type SchemeView = ReturnType<typeof schemeView>;

const APPLY_BY: Record<SchemeTerms["apply"]["by"], () => string> = {
  applicant: m.applyYourself,
  lender: m.lenderApplies,
  incubator: m.incubatorSelects,
  nobody: m.nobodyApplies,
};

export function schemeView(finding: Finding<FinderEntry>, answers: Answers) {
  const { scheme, verdict, otherwise, isForPurpose, isUnconfirmed } = finding;
  const { slug, title, kind, upTo, link, article, citation, terms } = scheme;
  const { short, agency, benefit, cost, conditions, apply, closesOn, status, statusNote } = terms;
  return {
    slug,
    title,
    short,
    kind,
    upTo,
    agency,
    verdict,
    otherwise,
    isForPurpose,
    isUnconfirmed,
    cost,
    link,
    article,
    statusNote: statusNote ? { text: statusNote, isUnconfirmed: status === "unconfirmed" } : undefined,
    summary: benefit.summary,
    tiers: benefit.tiers.filter(({ when }) => holds(when, answers)).map(({ text }) => text),
    reasons: reasonsOf(finding),
    steps: finding.missing.flatMap(({ fix }) =>
      fix ? [{ text: fix.text, href: fix.href, time: fix.time, documents: namesOf(fix.documents) }] : [],
    ),
    questions: finding.open.map((name) => ({ name, title: questionView(name, answers).title })),
    conditions: conditions.map(({ text, certainty }) => ({ text, isUnconfirmed: certainty === "check" })),
    applyBy: APPLY_BY[apply.by](),
    applyUrl: apply.url,
    applySteps: apply.steps,
    documents: namesOf(apply.documents),
    closes: closesOn ? { day: closesOn, printed: longDate(closesOn) } : undefined,
    citation,
  };
}

/** Lists the reasons why the verdict is not "fits". For "does not fit", lists only those that no step can change. */
function reasonsOf({ failed, verdict, isClosed, scheme }: Finding<FinderEntry>): Reason[] {
  const { closesOn, status } = scheme.terms;
  const closed = closesOn && status !== "closed" ? m.closedOn({ day: longDate(closesOn) }) : m.closed();
  const final = verdict === "does_not_fit" ? failed.filter(({ fix }) => !fix) : failed;
  return [
    ...(isClosed ? [{ text: closed, isUnconfirmed: false }] : []),
    ...final.map(({ because, certainty }) => ({ text: because, isUnconfirmed: certainty === "check" })),
  ];
}

function namesOf(documents: readonly SchemeDocument[]): string[] {
  return documents.map(schemeDocumentLabel);
}
