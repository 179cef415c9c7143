import type { Locator } from "@playwright/test";

/** Classes of icons that the page's styles lack, which show the neutral icon instead. */
export async function unknownIcons(icons: Locator): Promise<string[]> {
  return icons.evaluateAll((all) =>
    all.filter((icon) => getComputedStyle(icon).getPropertyValue("--n") === "").map(({ className }) => className),
  );
}

/** Classes of icons whose colour differs from the text around them. */
export async function strangeIcons(icons: Locator): Promise<string[]> {
  return icons.evaluateAll((all) =>
    all
      .filter(
        (icon) =>
          getComputedStyle(icon).backgroundColor !== getComputedStyle(icon.closest(":not(.icon)") ?? icon).color,
      )
      .map(({ className }) => className),
  );
}
