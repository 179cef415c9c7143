import { expect, test } from "vitest";
import { englishLabels, type Labels } from "#messages/labels.ts";
import { documentTitle } from "#messages/vocabulary/documents.ts";
import * as people from "#messages/vocabulary/people.ts";
import { schemeDocumentLabel } from "#messages/vocabulary/schemes.ts";
import { stateLabel } from "#messages/vocabulary/states.ts";
import * as workspace from "#messages/vocabulary/workspace.ts";
import { SCHEME_DOCUMENTS } from "#worker/contracts/schemes/vocabulary.ts";
import { INDIAN_STATES } from "#worker/contracts/tax/indian-states.ts";
import * as vocabulary from "#worker/contracts/vocabulary.ts";
import * as work from "#worker/contracts/workspace-vocabulary.ts";
import { inLocale } from "#worker/locale.server.ts";

const taskIds = Object.values(work.TASKS).flatMap((tasks) => tasks.map(({ id }) => id));

test.each<[string, Pick<Labels<string>, "labels">, readonly string[]]>([
  ["roles", people.roleLabel, vocabulary.ROLES],
  ["membership statuses", people.membershipStatusLabel, vocabulary.MEMBERSHIP_STATUSES],
  ["sections of the team", people.teamSectionLabel, vocabulary.TEAM_SECTIONS],
  ["sections of the partners", people.partnerSectionLabel, vocabulary.PARTNER_SECTIONS],
  ["initiatives", people.initiativeSectionLabel, vocabulary.INITIATIVE_SECTIONS],
  ["states", stateLabel, [...INDIAN_STATES.values()]],
  ["documents", documentTitle, ["invoice", "receipt", "credit_note"]],
  ["documents of schemes", schemeDocumentLabel, SCHEME_DOCUMENTS],
  ["titles of tasks", workspace.taskTitle, taskIds],
  ["buttons of tasks", workspace.taskStep, taskIds],
  ["ratings", workspace.ratingLabel, work.RATINGS],
  ["stages", workspace.stageLabel, work.STARTUP_STAGES],
  ["types of enterprise", workspace.constitutionLabel, work.CONSTITUTIONS],
  ["areas of suggestions", workspace.suggestionAreaLabel, work.SUGGESTION_AREAS],
  ["instruments of offers", workspace.offerInstrumentLabel, work.OFFER_INSTRUMENTS],
  ["statuses of offers", workspace.offerStatusLabel, work.OFFER_STATUSES],
])("each of the %s has a label, and no label is left over", (_list, label, values) => {
  expect(Object.keys(label.labels).toSorted()).toEqual([...values].toSorted());
});

test("a label is in the language of the request, and in English for the console's choices", () => {
  expect([stateLabel("Karnataka"), inLocale("hi", () => stateLabel("Karnataka"))]).toEqual(["Karnataka", "कर्नाटक"]);
  expect(inLocale("hi", () => englishLabels(people.roleLabel).student)).toBe("MSME");
});

test("a value without a label is an error and not an empty text", () => {
  expect(() => (people.roleLabel as Labels<string>)("admin")).toThrow();
});
