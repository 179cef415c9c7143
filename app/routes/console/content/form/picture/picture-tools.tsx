import { useSyncExternalStore } from "react";
import type { LibraryPicture } from "#worker/domain/content/pictures/library.server.ts";
import { ChoosePicture } from "./choose-picture.tsx";
import { NewPicture } from "./new-picture.tsx";

type ToolProps = { onChoose: (picture: LibraryPicture) => void; takesPaste: (target: EventTarget | null) => boolean };

/** What needs a browser with JavaScript: the search of the library, and a file of the editor. */
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
