import { useState } from "react";
import type { FormValue, PictureChoice } from "#worker/contracts/console/form.ts";
import type { LibraryPicture } from "#worker/domain/content/pictures/library.server.ts";
import { partAt, textAt } from "../form-tree.ts";

const UPLOADS = "/uploads/";

/** The picture that a field shows: from the list, or found or uploaded since the page opened. */
export function useChosen(
  { en, hi }: { en: FormValue | undefined; hi: FormValue | undefined },
  pictures: readonly PictureChoice[],
  path: string,
) {
  const first = textAt(partAt(en, "src"));
  const [src, setSrc] = useState(first);
  const [focus, setFocus] = useState(focusOf(partAt(en, "focus")));
  const [others, setOthers] = useState(() => [stored(en, first)].filter((one) => one !== undefined));
  const options = [...others.filter(([other]) => pictures.every(([value]) => value !== other)), ...pictures];
  const fillIn = (chosen: string, alt: string, altHi: string) => {
    const known = options.find(([value]) => value === src)?.[3];
    const saved = src === first ? textAt(partAt(en, "alt")) : known;
    const isFilled = fillDescription(`en.${path}.alt`, alt, src === "" ? [] : [known, saved]);
    const hindi = `hi.${path}.alt`;
    // The Hindi describes the picture before, if there was one.
    if (isFilled && (src !== "" || chosen === first)) write(hindi, altHi);
    else fillDescription(hindi, altHi, []);
  };
  const choose = (chosen: string) => {
    const [, , uploaded, alt = "", altHi = ""] = options.find(([value]) => value === chosen) ?? [];
    const isFirst = chosen === first;
    setSrc(chosen);
    setFocus(isFirst ? focusOf(partAt(en, "focus")) : uploaded?.focus);
    fillIn(chosen, isFirst ? textAt(partAt(en, "alt")) : alt, isFirst ? textAt(partAt(hi, "alt")) : altHi);
  };
  const take = ({ src: taken, small, alt, altHi, focus: point }: LibraryPicture) => {
    setOthers([[taken, alt.slice(0, 90), { preview: small?.src ?? taken, focus: point }, alt, altHi], ...others]);
    setSrc(taken);
    setFocus(point);
    fillIn(taken, alt, altHi || (taken === first ? textAt(partAt(hi, "alt")) : ""));
  };
  return { src, focus, setFocus, uploaded: options.find(([value]) => value === src)?.[2], options, choose, take };
}

/** The entry's own picture, which may be missing from the list. */
function stored(en: FormValue | undefined, src: string): PictureChoice | undefined {
  if (src === "") return undefined;
  const alt = textAt(partAt(en, "alt"));
  const label = alt.slice(0, 90) || src;
  if (!src.startsWith(UPLOADS)) return [src, label, undefined, alt];
  return [src, label, { preview: src, focus: focusOf(partAt(en, "focus")) ?? { x: 50, y: 50 } }, alt];
}

/** Fills in the description of a picture, in place of that of the `earlier` one, but not of other words. */
function fillDescription(name: string, alt: string, earlier: readonly (string | undefined)[]): boolean {
  const input = inputOf(name);
  if (!input) return false;
  const { value, dataset } = input;
  if (value !== "" && value !== dataset["suggested"] && !earlier.includes(value)) return false;
  dataset["suggested"] = alt;
  write(name, alt);
  return true;
}

function write(name: string, text: string): void {
  const input = inputOf(name);
  if (!input) return;
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

function inputOf(name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const [input] = document.getElementsByName(name);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : undefined;
}

function focusOf(value: FormValue | undefined): { x: number; y: number } | undefined {
  const [x, y] = [textAt(partAt(value, "x")), textAt(partAt(value, "y"))];
  return x === "" || y === "" ? undefined : { x: Number(x), y: Number(y) };
}
