import * as m from "#messages/schemes/finder.ts";
import type { PictureContent } from "./finder/picture-layout.ts";
import { start as startPrinting } from "./print.ts";

/** Shows the buttons that need a script: print, copy the address with its answers, share a picture of the result. */
export function start({ picture }: { picture?: PictureContent }): void {
  startPrinting();
  offer("[data-copy-link]", copyAddress);
  if (picture) offer("[data-share-picture]", async () => sharePicture(picture));
}

/** Shows a button. `act` returns the text for the status beside it. */
function offer(selector: string, act: () => Promise<string>): void {
  const button = document.querySelector<HTMLButtonElement>(selector);
  const status = document.querySelector("[data-tool-status]");
  if (!button || !status) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    button.disabled = true;
    void act().then((text) => {
      status.textContent = text;
      button.disabled = false;
    });
  });
}

async function copyAddress(): Promise<string> {
  const { origin, pathname, search } = location;
  try {
    await navigator.clipboard.writeText(`${origin}${pathname}${search}`);
    return m.linkCopied();
  } catch {
    return m.copyYourself();
  }
}

/** Loads the drawing code only when the visitor asks for a picture. */
async function sharePicture(picture: PictureContent): Promise<string> {
  try {
    const module = await import("./finder/share-picture.ts");
    return await module.sharePicture(picture);
  } catch (error) {
    reportError(error);
    return m.noPicture();
  }
}
