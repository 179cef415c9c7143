import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { EntryRow } from "#worker/domain/studio/views/view-collections.server.ts";
import { useRestore } from "../unsaved/use-restore.ts";
import { moveSlug } from "./move-slug.ts";
import { StateTags } from "./state-tags.tsx";

type RowsProps = { rows: readonly EntryRow[]; order: readonly string[]; mayOrder: boolean; isByDate: boolean };

const BY_HAND = "The site shows the entries in this order.";
const BY_DATE = "The site sorts dated entries by date, and shows the others in this order.";

/** Rows to reorder by dragging or buttons, then publish. Without JavaScript, each step publishes at once. */
export function EntryRows({ rows, order, mayOrder, isByDate }: RowsProps) {
  const [wanted, setWanted] = useState(order);
  const isChanged = wanted.join() !== order.join();
  const shown = mayOrder ? wanted.flatMap((slug) => rows.find((row) => row.slug === slug) ?? []) : rows;
  const [moved, setMoved] = useState<string>();
  const move = (slug: string, by: number) => {
    setMoved(slug);
    setWanted(moveSlug(wanted, slug, by));
  };
  const discard = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.parentElement?.focus();
    setWanted(order);
  };
  const form = useRef<HTMLFormElement>(null);
  useRestore(form, (entered) => {
    const isSame = entered.get("seen") === order.join();
    if (isSame) setWanted(entered.get("wanted")?.split(",") ?? order);
    return isSame;
  });
  const list = useRef<HTMLOListElement>(null);
  const dragged = useDragging(list, (slug, onto) => move(slug, wanted.indexOf(onto) - wanted.indexOf(slug)));
  return (
    <form method="post" id="entry-order" ref={form} data-restores data-changed={isChanged || undefined}>
      <input type="hidden" name="seen" value={order.join()} />
      <input type="hidden" name="wanted" value={wanted.join()} />
      {mayOrder && (
        <div className="studio-order" aria-live="polite" tabIndex={-1}>
          {isChanged ? (
            <>
              <button className="button" type="submit" name="step" value="order">
                Publish the new order
              </button>
              <button className="button button-secondary" type="button" onClick={discard}>
                Discard the new order
              </button>
              <span className="visually-hidden">{placeText(shown, moved)}</span>
            </>
          ) : (
            <p className="field-help">{`${isByDate ? BY_DATE : BY_HAND} Drag a row, or use its arrows.`}</p>
          )}
        </div>
      )}
      <ol className="studio-rows" ref={list}>
        {shown.map((row, i) => (
          <li
            key={row.slug}
            className={`console-row${row.slug === dragged ? " studio-dragged" : ""}`}
            draggable={mayOrder}
            data-slug={row.slug}
          >
            <div>
              <a className="console-row-title" href={row.path} draggable={false}>
                {row.title}
              </a>
              <p className="console-facts">
                {row.section && <span>{row.section}</span>}
                <span>{`Changed ${row.updatedAt}`}</span>
              </p>
            </div>
            <div className="studio-row-end">
              <StateTags {...row} />
              {mayOrder && (
                <span className="studio-row-buttons">
                  <MoveButton row={row} word="up" isOff={i === 0} onMove={() => move(row.slug, -1)} />
                  <MoveButton row={row} word="down" isOff={i === shown.length - 1} onMove={() => move(row.slug, 1)} />
                </span>
              )}
            </div>
          </li>
        ))}
      </ol>
    </form>
  );
}

function placeText(shown: readonly EntryRow[], moved: string | undefined): string {
  const index = shown.findIndex(({ slug }) => slug === moved);
  return index < 0 ? "" : `${shown[index]?.title}: ${index + 1} of ${shown.length}`;
}

type MoveProps = { row: EntryRow; word: "up" | "down"; isOff: boolean; onMove: () => void };

function MoveButton({ row: { slug, title }, word, isOff, onMove }: MoveProps) {
  const label = `Move ${title} ${word}`;
  return (
    <button
      type="submit"
      name="step"
      value={`${word}:${slug}`}
      title={label}
      aria-disabled={isOff}
      onClick={(event) => {
        event.preventDefault();
        onMove();
      }}
    >
      <Icon name={word === "up" ? "arrow-left" : "arrow-right"} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

type Move = (slug: string, onto: string) => void;

/** Moves a dragged row (with `data-slug`) to the row it is dragged over. Returns the slug being dragged. */
function useDragging(list: RefObject<HTMLElement | null>, onMove: Move): string | undefined {
  const [dragged, setDragged] = useState<string>();
  const onEnter = useEffectEvent((event: Event) => {
    const onto = slugAt(event);
    if (dragged !== undefined && onto !== undefined && onto !== dragged) onMove(dragged, onto);
  });
  useEffect(() => {
    const own = list.current;
    const until = new AbortController();
    const { signal } = until;
    own?.addEventListener("dragstart", (event) => setDragged(slugAt(event)), { signal });
    own?.addEventListener("dragend", () => setDragged(undefined), { signal });
    own?.addEventListener("dragenter", onEnter, { signal });
    own?.addEventListener("dragover", (event) => event.preventDefault(), { signal });
    return () => until.abort();
  }, [list]);
  return dragged;
}

function slugAt({ target }: Event): string | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-slug]") : null;
  return row?.dataset["slug"];
}
