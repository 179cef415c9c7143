import { type BookedDocument, groupBy, type Sums, sectionOf, sumOf, toRupees } from "./booked-documents.server.ts";
import { issuedSeries } from "./issued-series.server.ts";

/** Builds form GSTR-1 of a month ("2026-11") and a GSTIN in the portal's JSON format. Amounts are rupees. */
export function buildGstr1(gstin: string, month: string, documents: readonly BookedDocument[]) {
  const own = documents.filter(({ terms }) => terms.seller.gstin === gstin);
  const of = (section: ReturnType<typeof sectionOf>) => own.filter((one) => sectionOf(one) === section);
  const taxed = own.filter(sectionOf);
  const [year, number] = month.split("-");
  return {
    gstin,
    fp: `${number}${year}`,
    b2b: groupBy(of("b2b"), ({ terms }) => terms.buyer.gstin).map(([ctin, group]) => ({
      ctin,
      inv: group.map((one) => ({ ...invoice(one), pos: one.terms.placeOfSupply, rchrg: "N", inv_typ: "R" })),
    })),
    b2cl: groupBy(of("b2cl"), ({ terms }) => terms.placeOfSupply).map(([pos, group]) => ({
      pos,
      inv: group.map(invoice),
    })),
    b2cs: smallSales(of("b2cs")),
    cdnr: groupBy(of("cdnr"), ({ terms }) => terms.buyer.gstin).map(([ctin, group]) => ({
      ctin,
      nt: group.map((one) => ({ ...note(one), rchrg: "N", inv_typ: "R" })),
    })),
    cdnur: of("cdnur").map((one) => ({ ...note(one), typ: "B2CL" })),
    hsn: {
      hsn_b2b: bySac(taxed.filter(({ terms }) => terms.buyer.gstin)),
      hsn_b2c: bySac(taxed.filter(({ terms }) => !terms.buyer.gstin)),
    },
    doc_issue: { doc_det: documentsIssued(own) },
  };
}

function invoice(document: BookedDocument) {
  return { inum: document.number, idt: dayOf(document), val: toRupees(document.totalPaise), itms: itemsOf(document) };
}

function note(document: BookedDocument) {
  return {
    ntty: "C",
    nt_num: document.number,
    nt_dt: dayOf(document),
    pos: document.terms.placeOfSupply,
    val: toRupees(document.totalPaise),
    itms: itemsOf(document),
  };
}

function itemsOf(document: BookedDocument) {
  return [{ num: 1, itm_det: { rt: document.terms.ratePercent, ...amounts(document) } }];
}

/** Builds table 7: the sum for each place of supply and rate, less credit notes. */
function smallSales(sales: readonly BookedDocument[]) {
  return groupBy(sales, ({ terms }) => `${terms.placeOfSupply} ${terms.ratePercent}`).map(([, group]) => {
    const { placeOfSupply: pos, ratePercent: rt, seller } = group[0].terms;
    return { sply_ty: pos === seller.state ? "INTRA" : "INTER", pos, typ: "OE", rt, ...amounts(sumOf(group)) };
  });
}

/** Builds table 12. Services have no quantity. */
function bySac(documents: readonly BookedDocument[]) {
  return groupBy(documents, ({ terms }) => `${terms.sac} ${terms.ratePercent}`).map(([, group], i) => {
    const { sac: hsn_sc, ratePercent: rt } = group[0].terms;
    return { num: i + 1, hsn_sc, desc: "Membership", uqc: "NA", qty: 0, rt, ...amounts(sumOf(group)) };
  });
}

/** Builds table 13. */
function documentsIssued(documents: readonly BookedDocument[]) {
  const kinds = [
    { doc_num: 1, doc_typ: "Invoices for outward supply", kind: "invoice" },
    { doc_num: 5, doc_typ: "Credit Note", kind: "credit_note" },
  ] as const;
  return kinds.flatMap(({ kind, ...head }) => {
    const docs = issuedSeries(documents, kind).map(({ from, to, count, cancelled }, i) => {
      return { num: i + 1, from, to, totnum: count, cancel: cancelled, net_issue: count - cancelled };
    });
    return docs.length > 0 ? [{ ...head, docs }] : [];
  });
}

function amounts({ taxablePaise, igstPaise, cgstPaise, sgstPaise }: Sums) {
  return {
    txval: toRupees(taxablePaise),
    iamt: toRupees(igstPaise),
    camt: toRupees(cgstPaise),
    samt: toRupees(sgstPaise),
    csamt: 0,
  };
}

function dayOf({ issuedOn }: BookedDocument): string {
  return issuedOn.split("-").toReversed().join("-");
}
