import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Answers,
  FINDER_ANSWERS,
  MAX_QUESTIONS,
  QUESTIONS,
  UNKNOWN,
} from "#worker/contracts/schemes/vocabulary.ts";
import { readAnswers, toQuery } from "#worker/domain/schemes/answers.server.ts";
import { evaluate, VERDICTS } from "#worker/domain/schemes/evaluate.server.ts";
import { findSchemes, openQuestions } from "#worker/domain/schemes/find-schemes.server.ts";
import { businesses } from "../../support/fixtures/schemes/businesses.ts";
import { finderSchemes, TODAY } from "../../support/fixtures/schemes/finder-schemes.ts";

const anyAnswer = Object.fromEntries(
  QUESTIONS.map((question) => [question, fc.constantFrom<string>(UNKNOWN, ...FINDER_ANSWERS[question])]),
);
const anyAnswers: fc.Arbitrary<Answers> = fc.record(anyAnswer, { requiredKeys: [] });
const allAnswers: fc.Arbitrary<Answers> = fc.record(anyAnswer);

test("no scheme is lost or shown twice", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const slugs = findSchemes(finderSchemes, answers, TODAY).map(({ scheme }) => scheme.slug);
      expect(slugs.toSorted()).toEqual(finderSchemes.map(({ slug }) => slug).toSorted());
    }),
  );
});

test("a further answer never turns no into anything else, and a missing step never into fits", () => {
  fc.assert(
    fc.property(anyAnswers, allAnswers, (before, more) => {
      // "I do not know" may be answered later.
      const known = Object.fromEntries(Object.entries(before).filter(([, answer]) => answer !== UNKNOWN));
      const after = { ...more, ...known };
      const later = new Map(
        findSchemes(finderSchemes, after, TODAY).map((found) => [found.scheme.slug, found.verdict]),
      );
      for (const { scheme, verdict } of findSchemes(finderSchemes, before, TODAY)) {
        const now = later.get(scheme.slug);
        if (verdict === "does_not_fit") expect(now).toBe("does_not_fit");
        if (verdict === "one_step_missing") expect(["one_step_missing", "does_not_fit"]).toContain(now);
        if (verdict === "fits" || verdict === "likely") expect(["does_not_fit", verdict]).toContain(now);
      }
    }),
  );
});

test("every no has a reason, every missing step a step, every open verdict a question", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      for (const { verdict, failed, missing, open, isForPurpose } of findSchemes(finderSchemes, answers, TODAY)) {
        if (verdict === "does_not_fit" && isForPurpose) expect(failed[0]).not.toHaveProperty("fix.text");
        if (verdict === "does_not_fit" && isForPurpose) expect(failed[0]?.because).toBeTruthy();
        if (verdict === "one_step_missing") expect(missing.every(({ fix }) => fix?.text && fix.time)).toBe(true);
        if (verdict === "one_step_missing") expect(missing.length).toBeGreaterThan(0);
        if (verdict === "needs_answer") expect(open.length).toBeGreaterThan(0);
      }
    }),
  );
});

test("an unconfirmed rule, condition or state never gives the verdict “fits”", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      for (const { isUnconfirmed, verdict } of findSchemes(finderSchemes, answers, TODAY)) {
        if (isUnconfirmed) expect(verdict).not.toBe("fits");
        else expect(verdict).not.toBe("likely");
      }
    }),
  );
});

test("the order is by verdict, and does not depend on the order of the answers or of a second sort", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const found = findSchemes(finderSchemes, answers, TODAY);
      const ranks = found.map(({ verdict }) => VERDICTS.indexOf(verdict));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      const reversed = Object.fromEntries(Object.entries(answers).toReversed());
      const again = findSchemes(
        found.map(({ scheme }) => scheme),
        reversed,
        TODAY,
      );
      expect(again.map(({ scheme }) => scheme.slug)).toEqual(found.map(({ scheme }) => scheme.slug));
    }),
  );
});

test("following the next question ends after at most eight, each of them still open", () => {
  fc.assert(
    fc.property(allAnswers, (visitor) => {
      const answers: Answers = {};
      for (let n = 0; n <= MAX_QUESTIONS; n++) {
        const [next] = openQuestions(findSchemes(finderSchemes, answers, TODAY), answers);
        if (!next) return;
        expect(n).toBeLessThan(MAX_QUESTIONS);
        expect(answers[next]).toBeUndefined();
        answers[next] = visitor[next] ?? UNKNOWN;
      }
    }),
  );
});

test("the purpose is asked first, then what decides most schemes", () => {
  const asked = (answers: Answers) => openQuestions(findSchemes(finderSchemes, answers, TODAY), answers);
  expect(asked({})[0]).toBe("purpose");
  const findings = findSchemes(finderSchemes, { purpose: "machines" }, TODAY).filter(
    ({ isForPurpose }) => isForPurpose,
  );
  const counts = QUESTIONS.map((question) => findings.filter(({ open }) => open.includes(question)).length);
  expect(counts[QUESTIONS.indexOf(asked({ purpose: "machines" })[0] ?? "sector")]).toBe(Math.max(...counts));
});

test("answers survive a round trip through the address, and anything else is ignored", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const read = readAnswers(new URLSearchParams(toQuery(answers)));
      expect(read).toEqual(answers);
      expect(toQuery(read)).toBe(toQuery(answers));
    }),
  );
  const odd = new URLSearchParams("purpose=money&sector=&udyam=micro&udyam=small&name=Asha&age=constructor");
  expect(readAnswers(odd)).toEqual({ udyam: "micro" });
  expect(toQuery({})).toBe("");
});

test("every rule fails for some answers, and holds for others", () => {
  for (const { slug, terms } of finderSchemes) {
    for (const rule of terms.rules) {
      const alone = { ...terms, rules: [rule], conditions: [], status: "open" as const };
      const found = fc.sample(allAnswers, { numRuns: 300, seed: 27 }).map((answers) => evaluate(alone, answers, TODAY));
      const name = `${slug} ${rule.id}`;
      expect(
        found.some(({ failed }) => failed.length > 0),
        `${name} never fails`,
      ).toBe(true);
      expect(
        found.some(({ failed }) => failed.length === 0),
        `${name} never holds`,
      ).toBe(true);
    }
  }
});

test("the fixture uses every purpose's main questions and all kinds of results", () => {
  const kinds = new Set(businesses.flatMap(({ expected }) => Object.keys(expected)));
  expect([...kinds].toSorted()).toEqual([...VERDICTS].toSorted());
});
