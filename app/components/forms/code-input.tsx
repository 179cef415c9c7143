import { digits } from "#messages/forms.ts";
import { LOGIN_CODE } from "#worker/contracts/vocabulary.ts";
import type { Control } from "./field.tsx";

/** The input of a code from a mail. It accepts the spaces and hyphens that people copy or type. */
export function CodeInput(props: { control: Control; className: string; isFocused?: boolean }) {
  const { control, className, isFocused = false } = props;
  return (
    <input
      {...control}
      className={className}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[\d०-९\s\-]*"
      title={digits({ digits: LOGIN_CODE.digits })}
      maxLength={12}
      required
      // biome-ignore lint/a11y/noAutofocus: the caller asks for it if there is nothing to read first
      autoFocus={isFocused} // oxlint-disable-line jsx-a11y/no-autofocus
    />
  );
}
