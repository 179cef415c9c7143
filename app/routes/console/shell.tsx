import { Outlet, useLocation } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { operatorContext } from "#worker/context.server.ts";
import { isPermitted, OPERATOR_ROLE_LABELS } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import type { Route } from "./+types/shell.ts";
import { MENU } from "./menu-entries.ts";
import { ConsoleMenu } from "./parts/console-menu.tsx";
import { KeyDialogs } from "./parts/key-dialogs.tsx";
import { useShortcuts } from "./parts/use-shortcuts.ts";
import styleSheet from "./styles.css?url";
import { useUnsavedInput } from "./unsaved/use-unsaved-input.ts";

const INTERRUPTED = {
  text: "Nothing was sent, because the console was locked. What you wrote is back in the form: check it, then send it again.",
  file: "Nothing was done, because the console was locked. Browsers do not keep files: choose the file again, then send it.",
  nothing: "Nothing was done, because the console was locked. Please do it again.",
};

export function loader({ context }: Route.LoaderArgs) {
  const { memberId, name, role } = context.get(operatorContext);
  return { memberId, name, role };
}

export const handle = { layout: "console", styleSheet } satisfies PageHandle;

export default function Shell({ loaderData: { memberId, name, role } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const entries = MENU.filter(({ permission }) => isPermitted(role, permission));
  const { search, help } = useShortcuts(entries);
  const interrupted = useUnsavedInput(memberId);
  return (
    <div className="console">
      <header className="console-bar">
        <a className="console-brand" href="/console">
          <i className="brand-sign" />
          Console
        </a>
        <ConsoleMenu entries={entries} pathname={pathname} />
        <div className="console-operator">
          <p>
            {name}
            <span>{OPERATOR_ROLE_LABELS[role]}</span>
          </p>
          <a href="/console/search">Search</a>
          <a href="/">Site</a>
          <form method="post" action="/logout">
            <button type="submit">Log out</button>
          </form>
        </div>
      </header>
      <main className="console-main" id="content" tabIndex={-1}>
        {interrupted && <Notice kind="info" text={INTERRUPTED[interrupted]} />}
        <Outlet />
      </main>
      <KeyDialogs search={search} help={help} entries={entries} />
    </div>
  );
}
