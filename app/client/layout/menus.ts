/** The browser closes a menu on Escape and on a click outside. This also closes it when the focus leaves it. */
export function closeMenusOnLeave(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    const opened = target instanceof HTMLButtonElement ? target.popoverTargetElement : null;
    for (const menu of document.querySelectorAll<HTMLElement>(".bar [popover]")) {
      if (!menu.contains(target) && opened !== menu) menu.hidePopover();
    }
  });
  // Reopen a scrolled menu at its top.
  addEventListener("beforetoggle", ({ target }) => target instanceof Element && target.scrollTo(0, 0), true);
}
