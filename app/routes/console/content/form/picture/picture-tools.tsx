import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { AltAdvice } from "#app/routes/console/pictures/alt-field.tsx";
import { DropArea } from "#app/routes/console/pictures/drop-area.tsx";
import { UploadRow } from "#app/routes/console/pictures/upload-row.tsx";
import { useUploads } from "#app/routes/console/pictures/use-uploads.ts";
import type { LibraryPicture } from "#worker/domain/content/pictures/library.server.ts";
import { ChoosePicture } from "./choose-picture.tsx";

type ToolProps = { onChoose: (picture: LibraryPicture) => void; takesPaste: (target: EventTarget | null) => boolean };

/** The tools that need JavaScript: searching the library and uploading a file. */
export function PictureTools({ onChoose, takesPaste }: ToolProps) {
  const isBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (!isBrowser) return null;
  return (
    <>
      <p>
        <ChoosePicture onChoose={onChoose} />
      </p>
      <NewPicture onChoose={onChoose} takesPaste={takesPaste} />
    </>
  );
}

/** Adds a picture by file, drop or paste: a dialog asks for its description, uploads it, and the field shows it. */
function NewPicture({ onChoose, takesPaste }: ToolProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { uploads, add, send, discard } = useUploads(onChoose);
  const upload = uploads.find(({ state }) => state !== "done");
  const isOpen = upload !== undefined;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <>
      <DropArea isSingle onFiles={(files) => void add(files.slice(0, 1))} takesPaste={takesPaste} />
      {createPortal(
        <dialog
          ref={dialog}
          className="dialog console-dialog picture-dialog"
          aria-labelledby={`${id}-title`}
          onCancel={() => upload && discard(upload.id)}
        >
          <h2 id={`${id}-title`}>Describe the picture</h2>
          {upload && (
            <ul className="picture-uploads">
              <UploadRow key={upload.id} upload={upload} send={send} discard={discard} button="Add and use it here" />
            </ul>
          )}
          <AltAdvice />
        </dialog>,
        document.body,
      )}
    </>
  );
}
