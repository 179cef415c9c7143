// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { showAccount } from "#app/client/layout/account-menu.ts";
import { storedUser } from "#app/client/page/stored-user.ts";

beforeEach(() => {
  document.body.innerHTML = `<span class="account-initials"></span><p class="account-name"></p>`;
  localStorage.clear();
});

test.each(["5", "true", `"Meera"`, "[]", "{}", `{"name":5,"role":"startup"}`, `{"role":"startup"}`, "{", "null"])(
  "%s in the storage counts as no user",
  (text) => {
    localStorage.setItem("user", text);
    expect(storedUser()).toBeUndefined();
    showAccount();
    expect(document.documentElement.hasAttribute("data-user")).toBe(false);
  },
);

test("the name is written as text, whatever it is", () => {
  const name = `<img src="x" onerror="alert(1)"> Rao`;
  localStorage.setItem("user", JSON.stringify({ name, role: "startup" }));
  showAccount();
  expect(document.documentElement.hasAttribute("data-user")).toBe(true);
  expect(document.querySelector(".account-name")?.textContent).toBe(name);
  expect(document.querySelector(".account-initials")?.textContent).toBe("<R");
  expect(document.querySelectorAll("img")).toHaveLength(0);
});
