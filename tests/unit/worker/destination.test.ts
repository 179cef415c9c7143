import { expect, test } from "vitest";
import { consoleDestination, loginDestination, loginPathFor } from "#app/session/destination.ts";
import { inLocale } from "#worker/locale.server.ts";

const SITE = "https://masaforum.example";
const loginFor = (path: string, method = "GET") => loginPathFor({ url: SITE + path, method });
const ANSWERS = "/dashboard/schemes?purpose=machines&udyam=micro&remind=eclgs-5";

test("the finder's answers survive the login, on a client navigation too", () => {
  const login = `/login?to=${encodeURIComponent(ANSWERS)}`;
  expect(loginFor(`${ANSWERS}`)).toBe(login);
  const navigation = `${ANSWERS.replace("?", ".data?")}&_routes=routes%2Fdashboard%2Fschemes`;
  expect(loginFor(navigation)).toBe(login);
  expect(loginDestination(ANSWERS)).toBe(ANSWERS);
});

test.each([
  "/dashboard/schemes?to=//evil.example",
  "/dashboard/schemes?purpose=a%0d%0ab",
  "/dashboard/schemes?purpose=<b>",
  `/dashboard/schemes?${"a=b&".repeat(40)}a=b`,
  "/dashboard/offers?purpose=machines",
  "//evil.example/dashboard/schemes?purpose=machines",
  "https://evil.example/dashboard/schemes?purpose=machines",
])("%s is not a destination", (wanted) => {
  expect(loginDestination(wanted)).toBe("/dashboard");
});

test("another page keeps its path without the query", () => {
  expect(loginFor(`/dashboard/profile?changed=1`)).toBe("/login?to=%2Fdashboard%2Fprofile");
  expect(loginFor(`/dashboard/schemes?purpose=%3Cb%3E`)).toBe("/login?to=%2Fdashboard%2Fschemes");
});

test.each([
  ["/console/books?month=2026-10", "/console/books?month=2026-10"],
  ["/console/messages/a-1", "/console/messages/a-1"],
  ["/console/books?to=//evil.example", "/console"],
  ["/console/a?b=1?c=<b>", "/console"],
  ["//evil.example/console", "/console"],
  ["/dashboard?a=b", "/console"],
  [null, "/console"],
])("unlocking for %s leads to %s", (wanted, path) => {
  expect(consoleDestination(wanted)).toBe(path);
});

test("a form sent without a session leads to a login that asks to log in again", () => {
  expect(loginFor("/dashboard/profile", "POST")).toBe("/login?to=%2Fdashboard%2Fprofile&again");
  expect(inLocale("hi", () => loginFor("/hi/dashboard", "POST"))).toBe("/hi/login?to=%2Fdashboard&again");
});

test("the destination and the login are in the language of the page", () => {
  for (const wanted of ["/hi/dashboard/profile", "/dashboard/profile"]) {
    expect(loginDestination(wanted)).toBe("/dashboard/profile");
    expect(inLocale("hi", () => loginDestination(wanted))).toBe("/hi/dashboard/profile");
  }
  expect(inLocale("hi", () => loginDestination(ANSWERS))).toBe(`/hi${ANSWERS}`);
  expect(inLocale("hi", () => loginDestination(undefined))).toBe("/hi/dashboard");
  expect(inLocale("hi", () => loginDestination("/console/members"))).toBe("/console/members");
  expect(inLocale("hi", () => loginFor(`/hi/dashboard`))).toBe("/hi/login");
  expect(inLocale("hi", () => loginFor(`/hi/dashboard/profile.data?_routes=a`))).toBe(
    "/hi/login?to=%2Fdashboard%2Fprofile",
  );
});

test.each([
  "/hi//evil.example",
  "/hi/hi/dashboard",
  "/hi.evil.example/dashboard",
  "/hi\\evil.example",
  "https://evil.example/hi/dashboard",
  "/hi/account/confirm",
])("%s is not a destination in Hindi either", (wanted) => {
  expect(inLocale("hi", () => loginDestination(wanted))).toBe("/hi/dashboard");
});
