import { formatRupees } from "../../money.server.ts";
import { type FigureInput, type FigureTable, formatCount, monthNames, sumOf } from "./figure-table.server.ts";

export function funnelTable({ counts, months }: Pick<FigureInput, "counts" | "months">): FigureTable {
  const steps = ["intents", "registrations", "orders", "paid"] as const;
  const rows = months.map((month) => ({
    ...monthNames(month),
    values: steps.map((figure) => sumOf(counts, { figure, period: month })),
  }));
  const { label, values = [] } = rows.at(-1) ?? {};
  const counted = ["choice", "registration", "order", "payment"].map((noun, i) => numbered(values[i] ?? 0, noun));
  return {
    id: "funnel",
    title: "From the popup to the payment",
    summary: `${label} so far: ${new Intl.ListFormat("en-IN").format(counted)}.`,
    note: "Choices in the popup on Home, registrations for events, orders started and payments received. Each chart has its own scale.",
    shape: "panels",
    rowTitle: "Month",
    columns: ["Choices", "Registrations", "Orders", "Payments"],
    rows,
  };
}

function numbered(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;
}

export function revenueTable({ counts, months, plans }: FigureInput): FigureTable {
  const sold = [...plans].filter(([label]) => sumOf(counts, { figure: "paid", label }) > 0);
  const rows = months.map((period) => {
    const received = sold.map(([label]) => sumOf(counts, { figure: "paid", period, label }, "paise"));
    const refunded = 0 - sumOf(counts, { figure: "refunded", period }, "paise");
    return { ...monthNames(period), values: [...received, refunded, total(received) + refunded] };
  });
  const columns = [...sold.map(([, title]) => title), "Refunded", "Net"];
  const year = columns.map((_, i) => total(rows.map(({ values }) => values[i] ?? 0)));
  const [refunded = 0, net = 0] = year.slice(-2);
  return {
    id: "revenue",
    title: "Revenue by plan",
    summary: `Twelve months: ₹${formatRupees(net)} net, after ₹${formatRupees(Math.abs(refunded))} refunded.`,
    note: "Payments in the month in which they were reported, with their tax. Refunds count in the month of the refund. Lost disputes are not subtracted.",
    shape: "stack",
    isMoney: true,
    rowTitle: "Month",
    columns,
    rows,
    total: year,
  };
}

export function mailTable({ counts, months }: FigureInput): FigureTable {
  const rows = months.map((period) => ({
    ...monthNames(period),
    values: ["sent", "failed"].map((label) => sumOf(counts, { figure: "mails", period, label })),
  }));
  const { label, values: [sent = 0, failed = 0] = [] } = rows.at(-1) ?? {};
  return {
    id: "mails",
    title: "Email delivery",
    summary: `${label} so far: ${formatCount(sent)} sent and ${formatCount(failed)} not delivered.`,
    note: "“Sent” means that the email service accepted the email. “Not delivered” means that every attempt failed, or that what the email was about had been deleted.",
    shape: "panels",
    rowTitle: "Month",
    columns: ["Sent", "Not delivered"],
    rows,
  };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
