import type { Deps } from "../../../deps.ts";
import { documentList } from "../finance/documents.server.ts";
import { membershipList } from "../finance/memberships.server.ts";
import { transferList } from "../finance/transfers.server.ts";
import type { ListTable, RecordList } from "../list.server.ts";
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

/** Prepares a list for one request. */
export type PrepareList<T extends ListTable> = (deps: Deps) => RecordList<T> | Promise<RecordList<T>>;

/** The list that each address of the console shows, exports and acts on. */
export const LISTS = {
  messages: (deps: Deps) => withMarks(deps, messageList(deps.now())),
  registrations: async (deps: Deps) => withMarks(deps, await registrationList(deps)),
  members: (deps: Deps) => withMarks(deps, memberList()),
  payments: (deps: Deps) => withMarks(deps, orderList()),
  texts: (deps: Deps) => withMarks(deps, textList()),
  offers: async (deps: Deps) => withMarks(deps, await offerList(deps)),
  transfers: (deps: Deps) => transferList(deps.now()),
  memberships: (deps: Deps) => membershipList(deps.now()),
  documents: (deps: Deps) => documentList(deps.now()),
  mails: () => mailList(),
  consents: () => consentList(),
  intents: () => intentList(),
  audit: (deps: Deps) => trailList(deps),
};
