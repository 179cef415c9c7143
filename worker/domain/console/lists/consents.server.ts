import { CONSENT_PURPOSES, type ConsentPurpose } from "../../../contracts/vocabulary.ts";
import { CONSENT_ROWS } from "../../accounts/consents.server.ts";
import { MEMBER_ROWS } from "../../accounts/members.server.ts";
import { dateAndTime, dayAndHour } from "../../india-calendar.server.ts";
import { namesOf } from "../../operators/staff.server.ts";
import { languageName } from "../language-name.server.ts";
import type { RecordList } from "../list.server.ts";
import { maskEmail } from "../masked.server.ts";

const PURPOSES: Record<ConsentPurpose, string> = { account: "Account", marketing: "News by email" };

/** List of consents. Rows link to the account, because only its owner can give or withdraw consent. */
export function consentList(): RecordList<(typeof CONSENT_ROWS)["table"]> {
  return {
    path: "/console/consents",
    kind: "consent",
    what: "consents",
    columns: ["Given", "Purpose", "Notice version", "Language", "State"],
    filters: [
      { name: "purpose", label: "Purpose", options: CONSENT_PURPOSES.map((one) => [one, PURPOSES[one]] as const) },
      {
        name: "state",
        label: "State",
        options: [
          ["given", "Not withdrawn"],
          ["withdrawn", "Withdrawn"],
        ],
      },
    ],
    searchHelp: "Beginning of the name, surname or email, or four digits of the phone number",
    exportPermission: "consents.export",
    source: {
      ...CONSENT_ROWS,
      search: { ...CONSENT_ROWS.search, parent: { rows: MEMBER_ROWS, key: CONSENT_ROWS.table.memberId } },
    },
    namesFor: (deps, rows) =>
      namesOf(
        deps,
        rows.flatMap(({ memberId }) => memberId ?? []),
      ),
    rowOf: ({ memberId, email, givenAt, purpose, noticeVersion, language, withdrawnAt }, names) => ({
      title: names.get(memberId ?? "") ?? `Not confirmed: ${maskEmail(email)}`,
      href: memberId === null ? undefined : `/console/members/${memberId}`,
      cells: [
        { text: dayAndHour(givenAt) },
        { text: PURPOSES[purpose] },
        { text: noticeVersion },
        { text: languageName(language) },
        withdrawnAt ? { text: `Withdrawn ${dayAndHour(withdrawnAt)}` } : { text: "Given", tone: "done" },
      ],
    }),
    csv: [
      ["Given (IST)", ({ givenAt }) => dateAndTime(givenAt)],
      ["Purpose", ({ purpose }) => PURPOSES[purpose]],
      ["Notice version", ({ noticeVersion }) => noticeVersion],
      ["Language", ({ language }) => languageName(language)],
      ["Account", ({ memberId }) => memberId ?? ""],
      ["Email before confirmation", ({ email }) => email ?? ""],
      ["Withdrawn (IST)", ({ withdrawnAt }) => (withdrawnAt ? dateAndTime(withdrawnAt) : "")],
    ],
  };
}
