import { useState } from "react";
import { StepForm } from "#app/components/ui/step-form.tsx";
import type { LibraryPicture } from "#worker/domain/content/pictures/library.server.ts";
import { useInputBeforeHydration } from "../parts/use-input-before-hydration.ts";
import { AltFields } from "./alt-field.tsx";
import { FocusPicker } from "./focus-picker.tsx";

/** Changes a picture in the library. Entries that show it keep their own description and focal point. */
export function DetailsForm({
  picture,
  entered,
  errors,
}: {
  picture: LibraryPicture;
  entered: Record<string, string> | undefined;
  errors: Record<string, string> | undefined;
}) {
  const [focus, setFocus] = useState(enteredFocus(entered) ?? picture.focus);
  useInputBeforeHydration();
  return (
    <StepForm step="change" className="form" button="Save">
      <FocusPicker src={picture.src} focus={focus} onChange={setFocus} names={{ x: "focusX", y: "focusY" }} />
      <AltFields alt={entered?.["alt"] ?? picture.alt} altHi={entered?.["altHi"] ?? picture.altHi} errors={errors} />
      <p className="field-help">
        The descriptions and the focal point are suggested when somebody chooses the picture. Entries that show it
        already keep their own.
      </p>
    </StepForm>
  );
}

function enteredFocus({ focusX, focusY }: Record<string, string> = {}) {
  return focusX && focusY ? { x: Number(focusX), y: Number(focusY) } : undefined;
}
