import type { ReactNode } from "react";
import { localPath } from "#messages/locale.ts";

type Step = { label: string; href: string };

/** The call to action at the end of a page. */
export function NextStep(props: { title: string; first: Step; second?: Step; children: ReactNode }) {
  const { title, first, second, children } = props;
  return (
    <section className="next-step" aria-labelledby="next-step">
      <div className="wrap next-step-inner">
        <div>
          <h2 id="next-step">{title}</h2>
          <p>{children}</p>
        </div>
        <p className="button-row">
          <a className="button" href={localPath(first.href)}>
            {first.label}
          </a>
          {second && (
            <a className="button button-secondary" href={localPath(second.href)}>
              {second.label}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
