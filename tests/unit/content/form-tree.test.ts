import { expect, test } from "vitest";
import { changeRows, readRowStep, readTree } from "#app/routes/console/content/form/form-tree.ts";
import { collections } from "#worker/content/collections.ts";
import { describeField } from "#worker/domain/studio/form/describe-field.server.ts";

const form = describeField("", collections.events.schema, () => []);
const tree = readTree(
  new URLSearchParams([
    ["en.agenda.0.time", "10 am"],
    ["en.agenda.0.topic", "Welcome"],
    ["en.agenda.1.time", "11 am"],
    ["en.agenda.1.topic", "Questions"],
    ["hi.agenda.0.topic", "स्वागत"],
    ["step", "save"],
  ]),
);
const stepped = (text: string) => changeRows(form, tree, readRowStep(text) ?? expect.fail("no step"));
const topics = (value: unknown) =>
  (value as { agenda: Array<{ topic?: string } | string> }).agenda.map((row) =>
    typeof row === "string" ? row : (row.topic ?? ""),
  );

test("names are paths: numbers make lists, and a name without a language is not a field", () => {
  expect(tree.en).toEqual({
    agenda: [
      { time: "10 am", topic: "Welcome" },
      { time: "11 am", topic: "Questions" },
    ],
  });
  expect(tree.hi).toEqual({ agenda: [{ topic: "स्वागत" }] });
});

test("a line ends as in the text field that shows it, so that leaving a saved page asks nothing", () => {
  const { en, hi } = readTree(new URLSearchParams({ "en.text": "a\r\nb\rc\nd", "hi.text": "क\r\nख" }));
  expect([en, hi]).toEqual([{ text: "a\nb\nc\nd" }, { text: "क\nख" }]);
});

test.each<[string, string[], string[]]>([
  ["add:agenda", ["Welcome", "Questions", ""], ["स्वागत", "", ""]],
  ["remove:agenda.0", ["Questions"], [""]],
  ["up:agenda.1", ["Questions", "Welcome"], ["", "स्वागत"]],
  ["down:agenda.0", ["Questions", "Welcome"], ["", "स्वागत"]],
  ["up:agenda.0", ["Welcome", "Questions"], ["स्वागत", ""]],
  ["down:agenda.9", ["Welcome", "Questions"], ["स्वागत", ""]],
])("%s changes both languages in the same way", (step, english, hindi) => {
  const changed = stepped(step);
  expect([topics(changed.en), topics(changed.hi)]).toEqual([english, hindi]);
});

test("a step on something that is not a list changes nothing", () => {
  expect(stepped("add:title")).toBe(tree);
  expect(stepped("remove:nothing.0")).toBe(tree);
  expect(readRowStep("save")).toBeUndefined();
  expect(readRowStep("burn:agenda.0")).toBeUndefined();
});

test("a hostile name changes no prototype", () => {
  readTree(new URLSearchParams([["en.__proto__.polluted", "yes"]]));
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});
