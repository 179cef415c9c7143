import { useState } from "react";
import type { FormValue, PictureChoice } from "#worker/contracts/console/form.ts";
import type { LibraryPicture } from "#worker/domain/content/pictures/library.server.ts";
import { partAt, textAt } from "../form-tree.ts";

const UPLOADS = "/uploads/";

/** The picture that a field shows: from the list, or found or uploaded since the page opened. */
export function useChosen(en: FormValue | undefined, pictures: readonly PictureChoice[], altName: string) {
  const first = textAt(partAt(en, "src"));
  const [src, setSrc] = useState(first);
  const [focus, setFocus] = useState(focusOf(partAt(en, "focus")));
  const [others, setOthers] = useState(() => [stored(en, first)].filter((one) => one !== undefined));
  const options = [...others.filter(([other]) => pictures.every(([value]) => value !== other)), ...pictures];
  const choose = (chosen: string) => {
    setSrc(chosen);
    setFocus(options.find(([value]) => value === chosen)?.[2]?.focus);
  };
  const take = ({ src: taken, small, alt, focus: point }: LibraryPicture) => {
    setOthers([[taken, alt.slice(0, 90), { preview: small?.src ?? taken, focus: point }], ...others]);
    setSrc(taken);
    setFocus(point);
    fillDescription(altName, alt);
  };
  return { src, focus, setFocus, uploaded: options.find(([value]) => value === src)?.[2], options, choose, take };
}

/** The entry's own picture, which may be missing from the list. */
function stored(en: FormValue | undefined, src: string): PictureChoice | undefined {
  if (src === "") return undefined;
  const label = textAt(partAt(en, "alt")).slice(0, 90) || src;
  if (!src.startsWith(UPLOADS)) return [src, label];
  return [src, label, { preview: src, focus: focusOf(partAt(en, "focus")) ?? { x: 50, y: 50 } }];
}

/** Fills in the library's description unless the editor has written another one. */
function fillDescription(name: string, alt: string): void {
  const [input] = document.getElementsByName(name);
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
  if (input.value !== "" && input.value !== input.dataset["suggested"]) return;
  input.value = alt;
  input.dataset["suggested"] = alt;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

function focusOf(value: FormValue | undefined): { x: number; y: number } | undefined {
  const [x, y] = [textAt(partAt(value, "x")), textAt(partAt(value, "y"))];
  return x === "" || y === "" ? undefined : { x: Number(x), y: Number(y) };
}
