import { expect, test } from "vitest";
import { buildPageTable, findPage } from "#worker/pages/page-table.ts";

const table = buildPageTable({
  root: { path: "" },
  home: { parentId: "root", index: true },
  frame: { parentId: "root" },
  about: { parentId: "root", path: "about", module: { handle: { hydrate: false } } },
  partners: { parentId: "root", path: "Partners" },
  mumbai: { parentId: "root", path: "mahagrowth" },
  blog: { parentId: "root", path: "BlogsPage" },
  article: { parentId: "blog", path: ":slug" },
  calendar: { parentId: "root", path: "calendar/:file" },
  missing: { parentId: "root", path: "*" },
});

test.each([
  ["/partners", "/Partners"],
  ["/PARTNERS/", "/Partners"],
  ["/Partners/", "/Partners"],
  ["/MahaGrowth", "/mahagrowth"],
  ["/about//", "/about"],
  ["/blogspage/first-export", "/BlogsPage/first-export"],
  ["/BlogsPage/First-Export/", "/BlogsPage/First-Export"],
  ["/", "/"],
  ["/about", "/about"],
  ["/BlogsPage/first-export", "/BlogsPage/first-export"],
  ["/%61bout", "/about"],
  ["/P%41RTNERS/", "/Partners"],
  ["/%42logsPage/first%2Dexport", "/BlogsPage/first-export"],
  ["/BlogsPage/%e0%a4%86", "/BlogsPage/%E0%A4%86"],
  ["/BlogsPage/a%2fb", "/BlogsPage/a%2Fb"],
  ["/BlogsPage/a%2Fb", "/BlogsPage/a%2Fb"],
  ["/BlogsPage/100%", "/BlogsPage/100%25"],
  ["/BlogsPage/100%25", "/BlogsPage/100%25"],
  ["/BlogsPage/first%2Edata", "/BlogsPage/first%2Edata"],
  ["/BlogsPage/first%2ed%61ta", "/BlogsPage/first%2Edata"],
])("%s is the page %s", (path, canonical) => {
  expect(findPage(path, table)?.canonical).toBe(canonical);
});

test.each([
  "/unknown",
  "/unknown/",
  "/about/x",
  "//about",
  "//evil.example/about",
  "/BlogsPage//x",
  "/calendar/",
  "/about%2F",
  "/%2Fabout",
  "/BlogsPage%2Ffirst-export",
  "/%zz",
])("%s is not a page", (path) => {
  expect(findPage(path, table)).toBeUndefined();
});

test("a module with several pages declares a permission for each", () => {
  const module = {
    handle: { permissions: { "/console/messages": "messages.read", "/console/offers": "offers.read" } },
  };
  const routes = {
    root: {},
    messages: { parentId: "root", path: "console/messages", module },
    offers: { parentId: "root", path: "console/offers", module },
    texts: { parentId: "root", path: "console/texts", module },
    missing: { parentId: "root", path: "*" },
  };
  const pages = buildPageTable(routes);
  expect(pages.map(({ handle }) => handle.permission)).toEqual(["messages.read", "offers.read", undefined]);
});

test("a page knows whether it accepts form posts", () => {
  const module = { action: () => undefined };
  const routes = {
    root: {},
    form: { parentId: "root", path: "form", module },
    missing: { parentId: "root", path: "*" },
  };
  expect(findPage("/form", buildPageTable(routes))?.page.hasAction).toBe(true);
  expect(findPage("/about", table)?.page.hasAction).toBe(false);
});

test("a build without a page for unknown addresses is refused", () => {
  expect(() => buildPageTable({ root: { path: "" } })).toThrow("No route answers an unknown address.");
});

test("a page is found with its pattern and what its route says", () => {
  expect(findPage("/BlogsPage/first-export", table)?.page.pattern).toBe("/BlogsPage/:slug");
  expect(findPage("/About", table)?.page.handle).toEqual({ hydrate: false });
});
