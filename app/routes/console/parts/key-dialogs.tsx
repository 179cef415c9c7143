import type { RefObject } from "react";
import type { MenuEntry } from "../menu-entries.ts";
import { SearchField } from "../search/search-field.tsx";

type Dialog = RefObject<HTMLDialogElement | null>;

export function KeyDialogs({ search, help, entries }: { search: Dialog; help: Dialog; entries: readonly MenuEntry[] }) {
  const keys = [
    ["Ctrl K or ⌘ K", "Search everything"],
    ["/", "Go to this page’s search"],
    ["?", "Show these keys"],
    ...entries.map(({ label, key }) => [`g ${key}`, label]),
  ];
  return (
    <>
      <dialog ref={search} className="dialog console-dialog" aria-label="Search">
        <SearchField entered="" />
      </dialog>
      <dialog ref={help} className="dialog console-dialog" aria-labelledby="keys">
        <h2 id="keys">Keys</h2>
        <dl className="console-details">
          {keys.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <button className="button button-secondary" type="submit">
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
