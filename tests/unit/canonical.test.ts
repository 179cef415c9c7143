import { expect, test } from "vitest";
import { canonicalPath, pathsOf } from "#worker/canonical.ts";

const PATTERNS = ["/about", "/Partners", "/mahagrowth", "/BlogsPage", "/BlogsPage/:slug", "/calendar/:file"];

test.each([
  ["/partners", "/Partners"],
  ["/PARTNERS/", "/Partners"],
  ["/Partners/", "/Partners"],
  ["/MahaGrowth", "/mahagrowth"],
  ["/about//", "/about"],
  ["/blogspage/first-export", "/BlogsPage/first-export"],
  ["/BlogsPage/First-Export/", "/BlogsPage/First-Export"],
])("%s leads to %s", (path, canonical) => {
  expect(canonicalPath(path, PATTERNS)).toBe(canonical);
});

test.each([
  "/",
  "/about",
  "/Partners",
  "/BlogsPage/first-export",
  "/unknown",
  "/unknown/",
  "/about/x",
  "//about",
  "//evil.example/about",
])("%s is left as it is", (path) => {
  expect(canonicalPath(path, PATTERNS)).toBeUndefined();
});

test("paths are read from a build's nested routes, without its catch-all", () => {
  const routes = {
    root: { path: "" },
    home: { parentId: "root" },
    blog: { parentId: "root", path: "BlogsPage" },
    article: { parentId: "blog", path: ":slug" },
    missing: { parentId: "root", path: "*" },
  };
  expect(pathsOf(routes)).toEqual(["/BlogsPage", "/BlogsPage/:slug"]);
});
