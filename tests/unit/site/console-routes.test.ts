import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { api } from "#worker/api/app.ts";
import { PERMISSIONS } from "#worker/contracts/console/vocabulary.ts";
import { MENU } from "../../../app/routes/console/menu-entries.ts";
import { consoleRoutes, handleIn, permissionOf } from "../../support/console/routes.ts";

const routes = consoleRoutes();

test.each(routes)("the route $path declares a permission from the table, and that it is private", (route) => {
  expect(Object.keys(PERMISSIONS)).toContain(permissionOf(route));
  expect(handleIn(readFileSync(route.file, "utf8"))).toContain("private: true");
});

test("every page of the console is among the routes that this file reads", () => {
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(["/console/operators", "/console/audit"]));
});

test("no API call is for the console: its pages' actions have the pages' permissions", () => {
  expect(api.routes.filter(({ path }) => path.startsWith("/api/console"))).toEqual([]);
});

test("each entry of the menu but the first two belongs to a subject", () => {
  expect(MENU.filter(({ subject }) => subject === undefined).map(({ label }) => label)).toEqual(["Today", "Figures"]);
});

test("each entry of the menu has a key of its own", () => {
  const keys = MENU.map(({ key }) => key);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});
