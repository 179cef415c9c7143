import { expect, test } from "vitest";
import { findEntry } from "#worker/domain/content/entries.server.ts";
import { listRevisions, revisionStatement } from "#worker/domain/content/revisions.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { publishEntry } from "#worker/domain/studio/publish-entry.server.ts";
import { restoreVersion } from "#worker/domain/studio/restore-version.server.ts";
import { createEntry, saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import { publishScheduled, scheduleEntry } from "#worker/domain/studio/schedule.server.ts";
import { viewRuleCheck } from "#worker/domain/studio/views/view-rule-check.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { openSite } from "../../support/site/site.ts";

type Terms = Record<string, unknown> & { rules: Array<{ id: string; any: unknown }> };
type Data = Record<string, unknown> & { terms: Terms };

/** A published scheme like CGTMSE, an editor, a checker, and what they do. */
async function openScheme() {
  const site = openSite();
  const { deps } = site;
  const [editor, checker] = [await operatorOf(site, "editor"), await operatorOf(site, "owner")];
  const slug = `scheme-${crypto.randomUUID().slice(0, 8)}`;
  const place = { collection: "schemes" as const, slug };
  const stored = async () => (await findEntry(deps.db, "schemes", slug)) ?? expect.fail("no entry");
  const at = async () => ({ ...place, version: (await stored()).version });
  const original = (await findEntry(deps.db, "schemes", "cgtmse"))?.data as Data;
  await createEntry(deps, editor, place, { data: original, hi: undefined });
  const publish = async (by: Operator) => publishEntry(deps, by, await at());
  expect(await publish(checker)).toMatchObject({ ok: true });
  const save = async (by: Operator, data: Data) => saveDraft(deps, by, await at(), { data, hi: undefined });
  return { ...site, place, editor, checker, original, at, publish, save, stored };
}

const withTerms = (data: Data, terms: Partial<Terms>): Data => ({ ...data, terms: { ...data.terms, ...terms } });
const forMakers = (data: Data): Data =>
  withTerms(data, {
    rules: data.terms.rules.map((rule) =>
      rule.id === "sector" ? { ...rule, any: [[{ question: "sector", accepts: ["manufacturing"] }]] } : rule,
    ),
  });

test("the person who changed the rules cannot publish them and reads why; a colleague can", async () => {
  const { editor, checker, original, publish, save, stored } = await openScheme();
  await save(editor, forMakers(original));
  expect(await publish(editor)).toMatchObject({ code: "own_rules", message: expect.stringMatching(/colleague/) });
  expect((await stored()).draft).not.toBeNull();
  expect(await publish(checker)).toMatchObject({ ok: true });
  expect((await stored()).data).toMatchObject({
    terms: { rules: forMakers(original).terms.rules.map(({ id }) => ({ id })) },
  });
});

test("a new scheme, another status and a restored version need a second person too", async () => {
  const { deps, place, editor, checker, original, at, publish, save } = await openScheme();
  await save(editor, withTerms(original, { status: "closed" }));
  expect(await publish(editor)).toMatchObject({ code: "own_rules" });
  await publish(checker);
  const first = (await listRevisions(deps.db, `schemes:${place.slug}`)).at(-1);
  await restoreVersion(deps, editor, await at(), first?.id ?? "");
  expect(await publish(editor)).toMatchObject({ code: "own_rules" });
  const slug = `scheme-${crypto.randomUUID().slice(0, 8)}`;
  await createEntry(deps, editor, { collection: "schemes", slug }, { data: original, hi: undefined });
  const created = { collection: "schemes" as const, slug, version: 1 };
  expect(await publishEntry(deps, editor, created)).toMatchObject({ code: "own_rules" });
});

test("an editor reads what is missing in new rules before a colleague is asked to check them", async () => {
  const { deps, editor, original, at, publish, save } = await openScheme();
  await save(editor, { ...forMakers(original), link: "" } as Data);
  expect(await publish(editor)).toMatchObject({ code: "invalid_input", errors: [{ field: "link" }] });
  const tomorrow = new Date(deps.now().getTime() + 86_400_000);
  expect(await scheduleEntry(deps, editor, await at(), tomorrow)).toMatchObject({ errors: [{ field: "link" }] });
});

test("a scheme without terms for the finder needs no second person", async () => {
  const { deps, place, editor, original } = await openScheme();
  const { terms: _terms, ...without } = original;
  const created = { ...place, slug: `${place.slug}-simple`, version: 1 };
  await createEntry(deps, editor, created, { data: without, hi: undefined });
  expect(await publishEntry(deps, editor, created)).toMatchObject({ ok: true });
});

test("an editor publishes a new wording, and a checker who corrects one may still publish the rules", async () => {
  const { editor, checker, original, publish, save } = await openScheme();
  await save(editor, withTerms(original, { cost: "Nothing." }));
  expect(await publish(editor)).toMatchObject({ ok: true });
  await save(editor, forMakers(original));
  await save(checker, withTerms(forMakers(original), { cost: "A fee." }));
  expect(await publish(editor)).toMatchObject({ code: "own_rules" });
  expect(await publish(checker)).toMatchObject({ ok: true });
});

test("rules remain their editor's even after more saved versions than a history shows", async () => {
  const { deps, place, editor, checker, original, publish, save } = await openScheme();
  await save(editor, forMakers(original));
  const revision = { entryId: `schemes:${place.slug}`, data: forMakers(original), translations: null };
  for (let n = 0; n < 60; n += 1) {
    await revisionStatement(deps.db, { ...revision, actor: checker.memberId, createdAt: new Date() });
  }
  expect(await publish(editor)).toMatchObject({ code: "own_rules" });
  expect(await publish(checker)).toMatchObject({ ok: true });
});

test("editors cannot schedule their own rules, and a later change of the rules cancels the schedule", async () => {
  const { deps, editor, checker, original, at, save, stored } = await openScheme();
  const later = new Date(Date.now() + 3_600_000);
  await save(editor, forMakers(original));
  expect(await scheduleEntry(deps, editor, await at(), later)).toMatchObject({ code: "own_rules" });
  expect(await scheduleEntry(deps, checker, await at(), later)).toMatchObject({ ok: true });
  const changed = withTerms(forMakers(original), { status: "closed" });
  expect(await save(editor, changed)).toMatchObject({ ok: true, value: { lostSchedule: true, isComplete: true } });
  await publishScheduled({ ...deps, now: () => new Date(Date.now() + 7_200_000) });
  expect(await stored()).toMatchObject({ publishAt: null, data: { terms: { status: "open" } } });
});

test("the check shows whose results change, and who changed the rules", async () => {
  const { deps, place, editor, checker, original, publish, save } = await openScheme();
  expect(await viewRuleCheck(deps, editor, place)).toBeUndefined();
  await save(editor, forMakers(original));
  const check = await viewRuleCheck(deps, editor, place);
  expect(check?.isOwn).toBe(true);
  expect(check?.results.map(({ who, before }) => `${who.split(/,| sells/)[0]} ${before}`)).toEqual([
    "Gupta Traders Fits",
    "Bhim Printers in Nagpur Fits",
    "Rehana One step missing",
  ]);
  expect(await viewRuleCheck(deps, checker, place)).toMatchObject({ isOwn: false });
  await publish(checker);
  expect(await viewRuleCheck(deps, checker, place)).toBeUndefined();
  expect(await viewRuleCheck(deps, editor, { collection: "facts", slug: "cgtmse-ceiling" })).toBeUndefined();
});

test("an answer that the question does not have is refused, with the valid ones", async () => {
  const { checker, original, publish, save } = await openScheme();
  const [rule = expect.fail("no rule")] = original.terms.rules;
  const rules = [{ ...rule, any: [[{ question: "standing", accepts: ["perhaps"] }]] }];
  await save(checker, withTerms(original, { rules }));
  const message = "The question “Loans overdue” has these answers: clear, default.";
  expect(await publish(await operatorOf(openSite(), "owner"))).toMatchObject({
    code: "invalid_input",
    errors: expect.arrayContaining([expect.objectContaining({ message })]),
  });
});
