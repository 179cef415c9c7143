import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ListBody } from "#app/routes/console/lists/list-body.tsx";

const EMPTY = {
  path: "/console/offers",
  what: "offers",
  columns: [],
  filters: [],
  rows: [],
  next: undefined,
  isFirst: true,
  isOldestFirst: false,
  isCut: false,
  isTooShort: false,
};

test.each([
  [{}, "There are no offers yet."],
  [{ q: "", sort: "oldest" }, "There are no offers yet."],
  [{ q: "asha" }, "No offers match."],
  [{ state: "open" }, "No offers match."],
])("a list with the query %j and no rows says: %s", (entered, sentence) => {
  expect(renderToStaticMarkup(<ListBody view={{ ...EMPTY, entered }} bulk={[]} savedViews={[]} />)).toContain(sentence);
});

test("a filter shows a chosen value that is no longer offered, and is absent if there is nothing to choose", () => {
  const tags = (options: [string, string][], tag: string) => {
    const filters = [{ name: "tag", label: "Tag", options, takesOthers: true as const }];
    return renderToStaticMarkup(<ListBody view={{ ...EMPTY, filters, entered: { tag } }} bulk={[]} savedViews={[]} />);
  };
  const gone = '<option value="to call" selected="">No longer offered</option>';
  expect(tags([["new", "new"]], "to call")).toContain(gone);
  expect(tags([], "to call")).toContain(gone);
  expect(tags([["to call", "to call"]], "to call")).not.toContain("No longer offered");
  expect(tags([], "")).not.toContain("Tag");
});

test("an empty page after the first one, and a search that is too short, say so", () => {
  const page = (view: object) =>
    renderToStaticMarkup(<ListBody view={{ ...EMPTY, entered: {}, ...view }} bulk={[]} savedViews={[]} />);
  expect(page({ isFirst: false })).toContain("There are no more offers.");
  expect(page({ isTooShort: true })).toContain("Type at least three letters or digits to search.");
});
