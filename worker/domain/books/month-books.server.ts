import type { Deps } from "../../deps.ts";
import { checkMonth } from "../settlements/month-check.server.ts";
import { listBookedDocuments } from "./booked-documents.server.ts";
import { buildGstr1 } from "./gstr1.server.ts";
import { gstr1Tables } from "./gstr1-tables.server.ts";
import { salesRegister } from "./sales-register.server.ts";
import { settlementTable } from "./settlement-table.server.ts";
import { tableCsv } from "./table.server.ts";
import { tallyXml } from "./tally.server.ts";

type BookFile = { name: string; text: string };

/** Returns the accountant's files of a month ("2026-11"), one GSTR-1 per GSTIN; `undefined` for an invalid month. */
export async function monthBooks(deps: Pick<Deps, "db">, month: string): Promise<BookFile[] | undefined> {
  const documents = await listBookedDocuments(deps, month);
  if (!documents) return undefined;
  const gstins = new Set(documents.flatMap(({ terms }) => (terms.ratePercent > 0 ? terms.seller.gstin : [])));
  const returns = [...gstins].flatMap((gstin) => [
    { name: `gstr1-${gstin}.json`, text: JSON.stringify(buildGstr1(gstin, month, documents), null, 2) },
    ...Object.entries(gstr1Tables(gstin, documents)).map(([section, table]) => {
      return { name: `gstr1-${gstin}-${section}.csv`, text: tableCsv(table) };
    }),
  ]);
  return [
    { name: "sales-register.csv", text: tableCsv(salesRegister(documents)) },
    { name: "settlements.csv", text: tableCsv(settlementTable(await checkMonth(deps, month))) },
    { name: "tally-vouchers.xml", text: tallyXml(documents.at(-1)?.terms.seller.legalName ?? "", documents) },
    ...returns,
  ];
}
