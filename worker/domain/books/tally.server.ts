import { js2xml } from "xml-js";
import { INDIAN_STATES } from "../../contracts/tax/indian-states.ts";
import { type BookedDocument, toRupees } from "./booked-documents.server.ts";

/** The ledgers must exist in Tally with these names. */
const TALLY_LEDGERS = {
  buyers: "Membership Buyers",
  sales: "Membership Fees",
  cgst: "Output CGST",
  sgst: "Output SGST",
  igst: "Output IGST",
};

/** Builds a month's vouchers for Tally's *Import data*. Amounts of each sum to zero; debits are negative. */
export function tallyXml(company: string, documents: readonly BookedDocument[]): string {
  const vouchers = documents.filter(({ cancelledAt }) => !cancelledAt).map((one) => ({ VOUCHER: voucherOf(one) }));
  const REQUESTDESC = { REPORTNAME: "Vouchers", STATICVARIABLES: { SVCURRENTCOMPANY: company } };
  const REQUESTDATA = { TALLYMESSAGE: vouchers.map((one) => ({ _attributes: { "xmlns:UDF": "TallyUDF" }, ...one })) };
  const envelope = {
    _declaration: { _attributes: { version: "1.0", encoding: "UTF-8" } },
    ENVELOPE: {
      HEADER: { TALLYREQUEST: "Import Data" },
      BODY: { IMPORTDATA: { REQUESTDESC, REQUESTDATA } },
    },
  };
  return js2xml(envelope, { compact: true, spaces: 1 });
}

function voucherOf(document: BookedDocument) {
  const { kind, number, issuedOn, terms, original } = document;
  const type = kind === "credit_note" ? "Credit Note" : "Sales";
  const narration = original ? `${terms.item}, refund of ${original.number}` : terms.item;
  return {
    _attributes: { VCHTYPE: type, ACTION: "Create", REMOTEID: number },
    DATE: issuedOn.replaceAll("-", ""),
    VOUCHERTYPENAME: type,
    VOUCHERNUMBER: number,
    REFERENCE: original?.number ?? number,
    PARTYLEDGERNAME: TALLY_LEDGERS.buyers,
    PARTYNAME: terms.buyer.company || terms.buyer.name,
    PARTYGSTIN: terms.buyer.gstin,
    PLACEOFSUPPLY: INDIAN_STATES.get(terms.placeOfSupply) ?? "",
    NARRATION: narration,
    "ALLLEDGERENTRIES.LIST": entriesOf(document),
  };
}

function entriesOf({ kind, totalPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise }: BookedDocument) {
  const sign = kind === "credit_note" ? -1 : 1;
  const { buyers, sales, cgst, sgst, igst } = TALLY_LEDGERS;
  const entries: [string, number][] = [
    [buyers, -totalPaise],
    [sales, taxablePaise],
    [cgst, cgstPaise],
    [sgst, sgstPaise],
    [igst, igstPaise],
  ];
  return entries
    .filter(([, paise]) => paise !== 0)
    .map(([ledger, paise]) => ({
      LEDGERNAME: ledger,
      ISDEEMEDPOSITIVE: sign * paise < 0 ? "Yes" : "No",
      AMOUNT: toRupees(sign * paise).toFixed(2),
    }));
}
