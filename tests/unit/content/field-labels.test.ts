import { expect, test } from "vitest";
import { type CollectionName, collections } from "#worker/content/collections.ts";
import type { FormField } from "#worker/contracts/console/form.ts";
import { describeField } from "#worker/domain/studio/form/describe-field.server.ts";

/** The words that the form shows, each with the path of its field. Rows of a list may have the label of the list. */
function wordsOf(field: FormField, path: string): Array<[path: string, words: string]> {
  const inside = (fields: readonly FormField[], at = path) =>
    fields.flatMap((inner): Array<[string, string]> => {
      const own = `${at}.${inner.name}`;
      return [[own, inner.label], ...wordsOf(inner, own)];
    });
  switch (field.kind) {
    case "group":
    case "picture":
      return inside(field.fields);
    case "list":
      return wordsOf(field.item, `${path}[]`);
    case "choice":
    case "choices":
      return field.choices.map(([value, label]) => [`${path}=${value}`, label]);
    case "variant":
      return [
        [`${path}.${field.discriminator}`, field.chooser],
        ...field.variants.flatMap(({ value, label, fields }) => [
          [`${path}=${value}`, label] as [string, string],
          ...inside(fields, `${path}=${value}`),
        ]),
      ];
    case "boolean":
    case "leaf":
      return [];
  }
}

/** Not the name of a field or a stored value. */
function isWritten(path: string, words: string): boolean {
  const own = path.slice(path.lastIndexOf("=") + 1);
  const isChoice = path.includes("=") && !own.includes(".");
  if (!isChoice) return /^[A-Z]/.test(words) && !words.includes("_");
  return words !== "" && (words !== own || /[A-Z]/.test(own));
}

test.each(Object.keys(collections) as CollectionName[])(
  "each field of %s has a label, and each choice words",
  (name) => {
    const form = describeField("", collections[name].schema, () => []);
    const shown = wordsOf(form, name);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter(([path, words]) => !isWritten(path, words))).toEqual([]);
  },
);

test("no two fields of a group have the same label", () => {
  for (const [name, { schema }] of Object.entries(collections)) {
    const form = describeField("", schema, () => []);
    const labels = "fields" in form ? form.fields.map(({ label }) => label) : [];
    expect(new Set(labels).size, name).toBe(labels.length);
  }
});

test("the answers that a rule of a scheme accepts are offered in the words of the finder", () => {
  const shown = new Map(
    wordsOf(
      describeField("", collections.schemes.schema, () => []),
      "",
    ),
  );
  expect(shown.get(".terms.rules[].any[][]=standing")).toBe("Loans overdue");
  expect(shown.get(".terms.rules[].any[][]=standing.accepts=clear")).toBe("No, all paid on time");
});
