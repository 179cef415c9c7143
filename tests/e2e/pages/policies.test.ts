import { type Checks, expect, test } from "../../support/browser/browser.ts";
import { breadcrumbNames } from "../../support/browser/plain-page.ts";

/** Each policy's headings in order, and what its sections must say (section 2). */
const POLICIES = [
  {
    key: "2-terms",
    path: "/TermsAndConditions",
    title: "Terms and Conditions",
    sections: [
      [/acceptance/i, /accept these terms/],
      [/user conduct/i, /Lawful use.+No disruption.+Account confidentiality/s],
      [/privacy policy/i, /Privacy Policy/],
      [/intellectual property/i, /belong to/],
      [/limitation of liability/i, /not liable/],
      [/third-party links/i, /do not control/],
      [/changes to these terms/i, /may change/],
      [/governing law/i, /laws of India.+courts of India/s],
      [/contact/i, /\+91 22 5550 0142/],
    ],
  },
  {
    key: "2-cancellation",
    path: "/CancellationAndRefund",
    title: "Cancellation and Refund",
    sections: [
      [/all purchases are final/i, /final/],
      [/no cancellations/i, /cancel/],
      [/no refunds/i, /processing.+gateway|gateway.+processing/is],
      [/changes to events by the organiser/i, /new date.+credit.+do not return money/s],
      [/not transferable/i, /allowed it in writing/],
      [/disputes/i, /Indian law/],
      [/contact/i, /\+91 22 5550 0142.+contact@masaforum\.example/s],
      [/policy updates/i, /update/],
    ],
  },
  {
    key: "2-privacy",
    path: "/PrivacyPolicy",
    title: "Privacy Policy",
    sections: [
      [/introduction/i, /personal data/],
      [
        /information we collect/i,
        /name, email address, phone.+IP address, browser, operating system.+Browsing behaviour/s,
      ],
      [/how we use/i, /to answer messages/],
      [/data sharing/i, /do not sell.+Processors.+law requires/s],
      [/cookies/i, /cookie/],
      [/security/i, /encrypted/],
      [/third-party links/i, /other site/],
      [/your rights/i, /access.+correct.+delete.+opt out of mail/s],
      [/children under 18/i, /not directed at children/],
      [/changes to this policy/i, /update this policy/],
      [/contact/i, /\+91 22 5550 0142.+contact@masaforum\.example/s],
      [/governing law/i, /laws of India/],
    ],
  },
] as const;

/** What else is checked on the page of a policy. */
const ALSO: Record<string, Checks> = {
  "/TermsAndConditions": {
    "a printed policy has its text without the site's layout": async (page) => {
      await page.emulateMedia({ media: "print" });
      for (const part of [".bar", ".footer", ".whatsapp", ".policy-contents"])
        await expect(page.locator(part)).toBeHidden();
      await expect(page.locator(".policy-text section").last()).toBeVisible();
    },
  },
  "/PrivacyPolicy": {
    "Markdown is rendered, not shown as source": async (page) => {
      await expect(page.locator(".policy-body code").first()).toHaveText("user");
      expect(await page.locator(".policy-body strong").count()).toBeGreaterThan(20);
      await expect(page.locator(".policy-text")).not.toContainText(/\*\*|\]\(|`/);
    },
    "the Privacy Policy says when an erased order keeps the name longer": async (page) => {
      await expect(page.locator(".policy-text")).toContainText(
        "keeps its name for four days at most, longer only while the payment provider does not answer.",
      );
    },
    "it names the cookie set before the login and its five minutes": async (page) => {
      const text = page.locator(".policy-text section", { hasText: "Cookies and browser storage" });
      await expect(text).toContainText(
        /Three cookies.+The passkey cookie is set.+after five minutes.+The code cookie is set.+after an hour/s,
      );
      await expect(text).not.toContainText("Without logging in you receive no cookie");
    },
    "a link of the contents jumps to its section": async (page) => {
      await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
      const last = page.locator(".policy-text section").last();
      await expect(page).toHaveURL(`/PrivacyPolicy#${await last.getAttribute("id")}`);
      await expect(last.getByRole("heading")).toBeInViewport();
    },
  },
};

for (const { key, path, title, sections } of POLICIES) {
  test(`[${key}] ${title} has its ${sections.length} numbered sections, and its contents link to each`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const found = page.locator(".policy-text section");
    await expect(found).toHaveCount(sections.length);
    for (const [i, [heading, text]] of sections.entries()) {
      await expect(found.nth(i).getByRole("heading", { level: 2 })).toHaveText(
        new RegExp(`^${i + 1}\\. .*${heading.source}`, "i"),
      );
      await expect(found.nth(i)).toContainText(text);
    }
    expect(await breadcrumbNames(page)).toEqual(["Home", title]);
    await expect(page.getByText(/^Updated on \d+ \w+ 20\d\d$/)).toBeAttached();
    const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const targets = await contents.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
    expect(targets).toEqual(await found.evaluateAll((all) => all.map(({ id }) => id)));
    for (const [rule, check] of Object.entries(ALSO[path] ?? {})) await test.step(rule, () => check(page));
  });
}

test("the cookie set before the login lasts the five minutes that the Privacy Policy names", async ({
  page,
  context,
}) => {
  const asked = page.waitForResponse("**/api/auth/passkey/challenge");
  await page.goto("/login");
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await asked;
  const cookies = await context.cookies();
  expect(cookies).toMatchObject([{ name: "masa-passkey", httpOnly: true }]);
  expect((cookies[0]?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(300);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a policy is readable and its contents link to the sections", async ({ page }) => {
    await page.goto("/CancellationAndRefund");
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Disputes" }).click();
    await expect(page.getByRole("heading", { name: "Disputes" })).toBeInViewport();
  });
});
