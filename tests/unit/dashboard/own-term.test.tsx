import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OwnTerm } from "#app/routes/dashboard/account/own-term.tsx";

type Props = ComponentProps<typeof OwnTerm>;

test.each([
  [true, "We ended it on 12 January 2026."],
  [false, "Ended on 12 January 2026. Its payment was refunded or reversed."],
])("the account says why a membership ended early (by the forum: %s)", (isEndedByForum, sentence) => {
  const latest = { state: "revoked", revokedOn: "12 January 2026", isEndedByForum };
  const props = { latest, current: { since: "10 January 2026" }, upcoming: [] } as unknown as Props;
  expect(renderToStaticMarkup(<OwnTerm {...props} />).replaceAll("\u00a0", " ")).toContain(`<p>${sentence}</p>`);
});
