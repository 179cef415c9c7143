import { useSyncExternalStore } from "react";
import type { LibraryPicture } from "#worker/domain/content/pictures/library.server.ts";
import { ChoosePicture } from "./choose-picture.tsx";
import { NewPicture } from "./new-picture.tsx";

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
