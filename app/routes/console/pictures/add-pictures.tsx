import { useRef } from "react";
import { useRevalidator } from "react-router";
import { AltAdvice } from "./alt-field.tsx";
import { DropArea } from "./drop-area.tsx";
import { UploadRow } from "./upload-row.tsx";
import { useUploads } from "./use-uploads.ts";

export function AddPictures() {
  const { revalidate } = useRevalidator();
  const { uploads, add, send, discard } = useUploads(() => void revalidate());
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (id: number) => {
    heading.current?.focus();
    discard(id);
  };
  const done = uploads.filter(({ state }) => state === "done").length;
  const refused = uploads.filter(({ state }) => state === "refused").length;
  return (
    <section aria-labelledby="add">
      <h2 id="add" tabIndex={-1} ref={heading}>
        Add pictures
      </h2>
      <noscript>
        <p>Adding pictures needs JavaScript. Please switch it on for this site.</p>
      </noscript>
      <DropArea onFiles={(files) => void add(files)} />
      <AltAdvice />
      <output className="picture-progress">{uploads.length > 0 && progressText(uploads.length, done, refused)}</output>
      {uploads.length > 0 && (
        <ul className="picture-uploads">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} send={send} discard={remove} />
          ))}
        </ul>
      )}
    </section>
  );
}

function progressText(all: number, done: number, refused: number): string {
  const chosen = all === 1 ? "1 picture chosen" : `${all} pictures chosen`;
  return `${chosen}: ${done} in the library, ${refused} not accepted, ${all - done - refused} to describe.`;
}
