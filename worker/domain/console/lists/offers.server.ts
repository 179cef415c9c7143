import { offerStatusLabel } from "#messages/vocabulary/workspace.ts";
import { OFFER_STATUSES } from "../../../contracts/workspace-vocabulary.ts";
import type { Deps } from "../../../deps.ts";
import { findMember } from "../../accounts/members.server.ts";
import type { TrailDeps } from "../../audit-trail.server.ts";
import { dateAndTime, dayAndHour } from "../../india-calendar.server.ts";
import { formatRupees } from "../../money.server.ts";
import type { Operator } from "../../operators/admission.server.ts";
import { namesOf } from "../../operators/staff.server.ts";
import { findOfferById, OFFER_ROWS } from "../../workspace/offers.server.ts";
import { amountCell, type RecordList } from "../list.server.ts";
import { revealContact, viewRecord } from "../record.server.ts";

const KIND = "offer";
type Titles = ReadonlyMap<string, string>;

export async function offerList(deps: Pick<Deps, "content">): Promise<RecordList<(typeof OFFER_ROWS)["table"]>> {
  const titles = await titlesOf(deps);
  const titleOf = (slug: string) => titles.get(slug) ?? slug;
  return {
    path: "/console/offers",
    kind: KIND,
    what: "offers",
    titleColumn: "Opportunity",
    columns: ["Submitted", "By", "Amount", "Instrument", "State"],
    filters: [
      {
        name: "status",
        label: "State",
        options: OFFER_STATUSES.map((one) => [one, offerStatusLabel(one)] as const),
      },
      { name: "opportunity", label: "Opportunity", options: [...titles], takesOthers: true },
    ],
    searchHelp: "Beginning of the investor’s name, surname or email, or four digits of the phone number",
    exportPermission: "offers.export",
    source: OFFER_ROWS,
    namesFor: (from, rows) => namesOf(from, [...new Set(rows.map(({ memberId }) => memberId))]),
    rowOf: ({ opportunity, createdAt, memberId, amountPaise, instrument, status }, names) => ({
      title: titleOf(opportunity),
      cells: [
        { text: dayAndHour(createdAt) },
        { text: names.get(memberId) ?? "" },
        amountCell(amountPaise),
        { text: instrument },
        { text: offerStatusLabel(status), ...toneOf(status) },
      ],
    }),
    csv: [
      ["Submitted (IST)", ({ createdAt }) => dateAndTime(createdAt)],
      ["Opportunity", ({ opportunity }) => titleOf(opportunity)],
      ["By", ({ memberId }, names) => names.get(memberId) ?? ""],
      ["Amount in rupees", ({ amountPaise }) => (amountPaise / 100).toFixed(2)],
      ["Instrument", ({ instrument }) => instrument],
      ["State", ({ status }) => offerStatusLabel(status)],
    ],
  };
}

export async function viewOffer(deps: TrailDeps & Pick<Deps, "content">, operator: Operator, id: string) {
  const offer = await findOfferById(deps, id);
  const investor = offer && (await findMember(deps, offer.memberId));
  if (!investor) return undefined;
  const { opportunity, amountPaise, instrument, terms, status, version, createdAt } = offer;
  const title = (await titlesOf(deps)).get(opportunity) ?? opportunity;
  const record = await viewRecord(
    deps,
    operator,
    { kind: KIND, id },
    {
      title: `₹${formatRupees(amountPaise)} for ${title}`,
      lead: `Offered by ${investor.name}, ${dayAndHour(createdAt)}.`,
      details: [
        ["State", offerStatusLabel(status)],
        ["Instrument", instrument],
        ["Investor", investor.name],
      ],
      contact: investor,
      history: [{ at: createdAt, what: "Offer submitted" }],
    },
  );
  return { ...record, terms, status, version, memberId: investor.id };
}

export async function revealOffer(deps: TrailDeps, operator: Operator, id: string, reason: string) {
  const offer = await findOfferById(deps, id);
  const investor = offer && (await findMember(deps, offer.memberId));
  return revealContact(deps, operator, { kind: KIND, id, reason }, investor);
}

async function titlesOf(deps: Pick<Deps, "content">): Promise<Titles> {
  const { opportunities } = (await deps.content.snapshot()).collections;
  return new Map(opportunities.map(({ slug, name }) => [slug, name] as const));
}

function toneOf(status: (typeof OFFER_STATUSES)[number]) {
  if (status === "submitted") return { tone: "due" as const };
  return status === "accepted" ? { tone: "done" as const } : {};
}
