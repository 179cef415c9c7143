const CONTROLS = ".button,button,input,select,textarea,label,summary,.price,.field-error,.home-next a";

/** Hides the button while the visitor scrolls down, and wherever it would cover a field, a price or a button. */
export function moveCommunityLink(): void {
  const link = document.querySelector<HTMLElement>(".whatsapp");
  if (!link) return;
  let last = scrollY;
  const setAway = (isAway: boolean) => document.documentElement.toggleAttribute("data-away", isAway);
  const rest = () => setAway(coversControl(link));
  addEventListener("scroll", () => {
    setAway(scrollY > last);
    last = scrollY;
  });
  addEventListener("scrollend", rest);
  addEventListener("resize", rest);
  rest();
}

/** Whether the button, where it is shown, covers a control. The offsets are the same while it is hidden. */
function coversControl({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): boolean {
  return [0, 0.5, 1].some((part) =>
    document
      .elementsFromPoint(offsetLeft + part * offsetWidth, offsetTop + part * offsetHeight)
      .some((element) => element.matches(CONTROLS)),
  );
}
