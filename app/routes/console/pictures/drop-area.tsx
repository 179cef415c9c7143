import { type DragEvent, useEffect, useEffectEvent, useId, useState } from "react";

const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/heic";

type DropProps = {
  onFiles: (files: File[]) => void;
  isSingle?: boolean;
  /** With several areas on a page, whether a pasted picture is for this one. */
  takesPaste?: (target: EventTarget | null) => boolean;
};

/** Takes pictures by file, drop and paste. */
export function DropArea({ onFiles, isSingle = false, takesPaste = () => true }: DropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const paste = useEffectEvent(({ clipboardData, target }: ClipboardEvent) => {
    // Word processors put a picture of the copied text on the clipboard, too.
    const isText = clipboardData?.types.includes("text/plain");
    if (!isText && takesPaste(target)) take(clipboardData?.files, onFiles);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
  const over = (isIn: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isIn);
  };
  const drop = (event: DragEvent) => {
    over(false)(event);
    take(event.dataTransfer.files, onFiles);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the button
    <div
      className={isOver ? "picture-drop is-over" : "picture-drop"}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={drop}
    >
      <label className="button" htmlFor={id}>
        {isSingle ? "Choose a picture" : "Choose pictures"}
      </label>
      <input
        className="visually-hidden"
        id={id}
        type="file"
        accept={ACCEPTED}
        multiple={!isSingle}
        onChange={({ target }) => {
          take(target.files, onFiles);
          target.value = "";
        }}
      />
      <p>{`or drop ${isSingle ? "it" : "them"} here, or copy a picture and paste it with Ctrl V.`}</p>
      <p className="field-help">JPEG, PNG, WebP or AVIF, at most 10 MB and 40 megapixels. No animation, no SVG.</p>
    </div>
  );
}

function take(list: FileList | null | undefined, onFiles: (files: File[]) => void): void {
  const files = [...(list ?? [])];
  if (files.length > 0) onFiles(files);
}
