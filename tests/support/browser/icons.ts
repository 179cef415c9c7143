import type { Locator } from "@playwright/test";

/** The classes of icons whose picture the page's styles do not know, and which show the neutral one. */
export async function unknownIcons(icons: Locator): Promise<string[]> {
  return icons.evaluateAll((all) =>
    all.filter((icon) => getComputedStyle(icon).getPropertyValue("--n") === "").map(({ className }) => className),
  );
}

/** The classes of icons in another colour than the text around them. */
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
