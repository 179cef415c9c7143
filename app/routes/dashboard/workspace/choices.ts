import { empty } from "#messages/dashboard/workspace.ts";

export type Options = readonly string[] | ReadonlyArray<readonly [value: string, label: string]>;

/** The options of a select: values stay English, labels are in the reader's language. */
export function choicesOf<Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) {
  return values.map((value) => [value, labelOf(value)] as const);
}

/** A stored answer as its form shows it. */
export function shownAnswer(
  { options = [] }: { options?: Options | undefined },
  value = "",
  without = empty(),
): string {
  const option = options.find((one) => typeof one !== "string" && one[0] === value);
  return option?.[1] || value || without;
}
