import { INTENTS } from "../../../contracts/vocabulary.ts";
import { dateAndTime, dayAndHour } from "../../india-calendar.server.ts";
import { INTENT_ROWS } from "../../visitors/intents.server.ts";
import type { RecordList } from "../list.server.ts";

export function intentList(): RecordList<(typeof INTENT_ROWS)["table"]> {
  return {
    path: "/console/intents",
    kind: "intent",
    what: "choices",
    titleColumn: "Choice",
    columns: ["When"],
    filters: [{ name: "intent", label: "Choice", options: INTENTS.map((intent) => [intent, intent] as const) }],
    exportPermission: "intents.export",
    source: INTENT_ROWS,
    rowOf: ({ intent, createdAt }) => ({ title: intent, href: undefined, cells: [{ text: dayAndHour(createdAt) }] }),
    csv: [
      ["When (IST)", ({ createdAt }) => dateAndTime(createdAt)],
      ["Choice", ({ intent }) => intent],
    ],
  };
}
