import { type SubmitEvent, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { LibraryPicture } from "#worker/domain/content/pictures/library.server.ts";
import { searchLibrary } from "./search-library.ts";

type Shown = Awaited<ReturnType<typeof searchLibrary>> | "reading";

const FAILED = "The library could not be read. Check your connection and that you are still logged in.";

export function ChoosePicture({ onChoose }: { onChoose: (picture: LibraryPicture) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [words, setWords] = useState("");
  const [shown, setShown] = useState<Shown>("reading");
  const newest = useRef(0);
  const read = async (wanted: string, after?: string) => {
    newest.current += 1;
    const number = newest.current;
    setShown("reading");
    const found = await searchLibrary(wanted, after);
    if (number === newest.current) setShown(found);
  };
  const open = () => {
    dialog.current?.showModal();
    void read(words);
  };
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void read(words);
  };
  const choose = (picture: LibraryPicture) => {
    dialog.current?.close();
    onChoose(picture);
  };
  return (
    <>
      <button className="button button-secondary" type="button" onClick={open}>
        Search the library
      </button>
      {/* Outside the entry's form, because forms cannot contain forms. */}
      {createPortal(
        <dialog ref={dialog} className="dialog console-dialog picture-dialog" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>Choose a picture</h2>
          <form className="console-filters" onSubmit={search}>
            <label className="console-search">
              <span>Search</span>
              <input
                type="search"
                value={words}
                onChange={({ target }) => setWords(target.value)}
                maxLength={100}
                placeholder="Words in the description"
                autoComplete="off"
              />
            </label>
            <button className="button button-secondary" type="submit">
              Show
            </button>
          </form>
          <div aria-live="polite">
            <Found shown={shown} onChoose={choose} onOlder={(after) => void read(words, after)} />
          </div>
          <form method="dialog">
            <button className="button button-secondary" type="submit">
              Close
            </button>
          </form>
        </dialog>,
        document.body,
      )}
    </>
  );
}

function Found(props: { shown: Shown; onChoose: (picture: LibraryPicture) => void; onOlder: (after: string) => void }) {
  const { shown, onChoose, onOlder } = props;
  if (shown === "reading") return <p>Reading the library…</p>;
  if (!shown) return <p className="field-error">{FAILED}</p>;
  const { rows, older } = shown;
  if (rows.length === 0) return <p>No pictures match.</p>;
  return (
    <>
      <ul className="picture-grid">
        {rows.map((picture) => (
          <li key={picture.hash}>
            <button type="button" onClick={() => onChoose(picture)}>
              <img
                className={`cut cut-wide focus-x-${picture.focus.x} focus-y-${picture.focus.y}`}
                src={picture.small?.src ?? picture.src}
                alt=""
                width={480}
                height={270}
              />
              <span>{picture.alt}</span>
            </button>
          </li>
        ))}
      </ul>
      {older && (
        <button className="button button-secondary" type="button" onClick={() => onOlder(older)}>
          Older pictures
        </button>
      )}
    </>
  );
}
