import type { ReactNode } from "react";
import { localPath } from "#messages/locale.ts";
import type { FinderPage } from "#worker/domain/schemes/finder.server.ts";

/** The English address. */
export const FINDER_PATH = "/SchemesPage/finder";
type Answered = FinderPage["answered"];

/** A GET form with the earlier answers in hidden fields: the address is the only place where they are stored. */
export function AnswerForm(props: {
  answered: Answered;
  /** The question that the form itself answers. */
  except?: string | undefined;
  action?: string;
  className?: string;
  labelledBy?: string;
  children: ReactNode;
}) {
  const { answered, except, action = localPath(`${FINDER_PATH}#finder`), className, labelledBy, children } = props;
  return (
    <form method="get" action={action} className={className} aria-labelledby={labelledBy}>
      {answered
        .filter(({ name }) => name !== except)
        .map(({ name, answer }) => (
          <input key={name} type="hidden" name={name} value={answer} />
        ))}
      {children}
    </form>
  );
}
