import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorLinks } from "#app/routes/console/content/form/error-links.tsx";
import { FieldView } from "#app/routes/console/content/form/field-view.tsx";
import { collections } from "#worker/content/collections.ts";
import type { FormField } from "#worker/contracts/console/form.ts";
import { describeField } from "#worker/domain/studio/form/describe-field.server.ts";

const field = {
  kind: "choices",
  name: "fits",
  label: "Fits",
  isOptional: false,
  isTranslated: false,
  choices: ["alone", "money", "mentor"].map((value) => [value, `Words of ${value}`] as const),
} satisfies FormField;

test("a list of ticks keeps the boxes that were not sent because they have no tick", () => {
  const html = renderToStaticMarkup(<FieldView field={field} path="fits" en={{ money: "on" }} hi={undefined} />);
  expect([...html.matchAll(/name="en\.fits\.(\w+)"/g)].map(([, name]) => name)).toEqual(["money", "alone", "mentor"]);
  expect(html.match(/checked=""/g)).toHaveLength(1);
});

test("the errors of a form lead to their fields by the labels that the editor sees", () => {
  const form = describeField("", collections.events.schema, () => []);
  const errors = {
    location: "Fill this in.",
    "agenda.1.topic": "Fill this in.",
    publishAt: "Choose a time.",
    "": "Whole.",
  };
  const html = renderToStaticMarkup(<ErrorLinks field={form} errors={errors} />);
  expect(html.replace(/<\/?(?:ul|li)[^>]*>/g, "\n")).toMatchInlineSnapshot(`
    "

    <a href="#field-en.location">Location</a>: Fill this in.

    <a href="#field-en.agenda.1.topic">Agenda 2, Topic</a>: Fill this in.

    Whole.

    "
  `);
});

test("what must stay, such as the plan of orders, offers no other choice once it is chosen", () => {
  const form = describeField("", collections.plans.schema, () => []);
  const plan = form.kind === "group" && form.fields.find(({ name }) => name === "planId");
  if (!plan) throw new Error("no plan");
  const options = (en: string) =>
    renderToStaticMarkup(<FieldView field={plan} path="planId" en={en} hi={undefined} />).match(/<option/g)?.length;
  expect([options("gold"), options("")]).toEqual([1, 7]);
});

test("an entry that is not published just now stays chosen, so that saving does not drop it", () => {
  const form = describeField("", collections.articles.schema, () => [["published", "A published event"]]);
  const event = form.kind === "group" && form.fields.find(({ name }) => name === "event");
  if (!event) throw new Error("no event");
  const chosen = (en: string) =>
    renderToStaticMarkup(<FieldView field={event} path="event" en={en} hi={undefined} />).match(
      /<option value="([^"]*)" selected/,
    )?.[1];
  expect([chosen("unpublished"), chosen("published"), chosen("")]).toEqual(["unpublished", "published", ""]);
});
