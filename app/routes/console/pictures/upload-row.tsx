import { type SubmitEvent, useState } from "react";
import { AltFields } from "./alt-field.tsx";
import { FocusPicker } from "./focus-picker.tsx";
import type { Upload, useUploads } from "./use-uploads.ts";

type RowProps = Pick<ReturnType<typeof useUploads>, "send" | "discard"> & {
  upload: Upload;
  button?: string;
};

export function UploadRow({ upload, ...steps }: RowProps) {
  const { id, name, state } = upload;
  return (
    <li className="picture-upload" data-state={state} tabIndex={-1}>
      <h3>{name}</h3>
      {state === "reading" && <p>Making the picture smaller…</p>}
      {state === "refused" && (
        <>
          <p className="field-error">{upload.message}</p>
          <button className="button button-secondary" type="button" onClick={() => steps.discard(id)}>
            Close
          </button>
        </>
      )}
      {(state === "ready" || state === "sending") && <Details upload={upload} {...steps} />}
      {state === "done" && (
        <>
          <p>
            <a href={`/console/pictures/${upload.picture.hash}`}>In the library</a>: {upload.picture.alt}
          </p>
          {upload.unused && (
            <p>
              It was in the library before, with this description. Yours is not saved: “{upload.unused}”. To use it,
              open the picture and change its description.
            </p>
          )}
        </>
      )}
    </li>
  );
}

type Described = Extract<Upload, { state: "ready" | "sending" }>;

function Details({ upload, send, discard, button = "Add to the library" }: RowProps & { upload: Described }) {
  const [focus, setFocus] = useState({ x: 50, y: 50 });
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const [alt, altHi] = [textIn(entered, "alt"), textIn(entered, "altHi")];
    setIsMissing(alt === "");
    if (alt === "") return event.currentTarget.querySelector<HTMLElement>("[name=alt]")?.focus();
    // The button disappears when the upload starts.
    event.currentTarget.closest("li")?.focus();
    void send(upload, { alt, altHi, focus });
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      <FocusPicker src={upload.prepared.preview} focus={focus} onChange={setFocus} />
      <AltFields errors={isMissing ? { alt: "Describe the picture." } : undefined} />
      {upload.state === "ready" && upload.message && (
        <p className="field-error" role="alert">
          {upload.message}
        </p>
      )}
      {upload.state === "sending" ? (
        <label>
          Sending the picture <progress value={upload.share} max={1} />
        </label>
      ) : (
        <div className="console-row-actions">
          <button className="button" type="submit">
            {button}
          </button>
          <button className="button button-secondary" type="button" onClick={() => discard(upload.id)}>
            Discard
          </button>
        </div>
      )}
    </form>
  );
}

function textIn(entered: FormData, name: string): string {
  const text = entered.get(name);
  return typeof text === "string" ? text.trim() : "";
}
