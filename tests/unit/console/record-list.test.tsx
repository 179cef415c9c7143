import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { RecordList } from "#app/routes/console/lists/record-list.tsx";

const VIEW = {
  ...{ path: "/console/members", what: "accounts", columns: [], filters: [], rows: [] },
  ...{ next: undefined, isFirst: true, isOldestFirst: false, isCut: false },
};

const shown = (q: string) => {
  const list = <RecordList view={{ ...VIEW, entered: { q } }} bulk={[]} views={[]} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element: list }])} />);
};

test("a search for fewer than four digits says how a phone number is found", () => {
  const hint = "A phone number is found by at least four of its digits.";
  expect(shown("845")).toContain(`No accounts match. ${hint}`);
  for (const q of ["8455", "Rao", "Rao 845", ""]) expect(shown(q), q).not.toContain(hint);
});
