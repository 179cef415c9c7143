import type { Deps } from "../../../deps.ts";
import { documentList } from "../finance/documents.server.ts";
import { membershipList } from "../finance/memberships.server.ts";
import { transferList } from "../finance/transfers.server.ts";
import type { RecordList } from "../list.server.ts";
import { withMarks } from "../marks/with-marks.server.ts";
import { memberList } from "../members.server.ts";
import { messageList } from "../messages.server.ts";
import { orderList } from "../orders.server.ts";
import { registrationList } from "../registrations.server.ts";
import { consentList } from "./consents.server.ts";
import { intentList } from "./intents.server.ts";
import { mailList } from "./mails.server.ts";
import { offerList } from "./offers.server.ts";
import { textList } from "./texts.server.ts";
import { trailList } from "./trail.server.ts";

const LISTS: Readonly<Record<string, (deps: Deps) => unknown>> = {
  messages: (deps) => withMarks(deps, messageList(deps.now())),
  registrations: async (deps) => withMarks(deps, await registrationList(deps)),
  members: (deps) => withMarks(deps, memberList()),
  payments: (deps) => withMarks(deps, orderList()),
  texts: (deps) => withMarks(deps, textList()),
  offers: async (deps) => withMarks(deps, await offerList(deps)),
  "bank-transfers": (deps) => transferList(deps.now()),
  memberships: (deps) => membershipList(deps.now()),
  documents: (deps) => documentList(deps.now()),
  mails: () => mailList(),
  consents: () => consentList(),
  intents: () => intentList(),
  audit: (deps) => trailList(deps),
};

/** Prepares the list that a route of the console, such as "console/offers/bulk", is about. */
export async function prepareList(deps: Deps, pattern: string): Promise<RecordList> {
  const prepare = LISTS[pattern.split("/")[1] ?? ""];
  if (!prepare) throw new TypeError(`There is no list for ${pattern}.`);
  // Every list reads the rows of its own table only.
  return prepare(deps) as RecordList | Promise<RecordList>;
}
