import type { ReactNode } from "react";
import type { MoneyRow } from "#worker/domain/console/finance/refund-views.server.ts";
import { ActionRow } from "./action-row.tsx";

/** A record's rows about money. Without rows, shows `none`; without `none`, shows nothing. */
export function MoneySection(props: {
  id: string;
  title: string;
  rows: readonly MoneyRow[];
  mayChange: boolean;
  none?: string;
  children?: ReactNode;
}) {
  const { id, title, rows, mayChange, none, children } = props;
  if (rows.length === 0 && none === undefined) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 && <p>{none}</p>}
      {rows.length > 0 && (
        <ul className="console-rows">
          {rows.map(({ state, actions, ...row }) => (
            <ActionRow key={row.id} {...row} due={state} actions={mayChange ? actions : []} />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
