import { useCallback, useReducer, useRef } from "react";
import { PictureError, type Prepared, preparePicture } from "./prepare-picture.ts";
import { type Sending, sendPicture } from "./send-picture.ts";
import type { UploadResult } from "./upload-result.ts";

type Picture = Extract<UploadResult, { ok: true }>["picture"];
export type Upload = { id: number; name: string } & (
  | { state: "reading" }
  | { state: "ready"; prepared: Prepared; message?: string | undefined }
  | { state: "sending"; prepared: Prepared; share: number }
  | { state: "refused"; message: string }
  | { state: "done"; picture: Picture; unused: string }
);
type Change = { add: readonly Upload[] } | { id: number; to: Upload | undefined };
type Words = Pick<Sending, "alt" | "altHi" | "focus">;

const FAILED = "The picture could not be prepared in this browser. Try another file.";

function change(uploads: readonly Upload[], step: Change): readonly Upload[] {
  if ("add" in step) return [...uploads, ...step.add];
  return uploads.flatMap((one) => (one.id === step.id ? (step.to ?? []) : one));
}

export function useUploads(onDone?: (picture: Picture) => void) {
  const [uploads, dispatch] = useReducer(change, []);
  const last = useRef(0);
  const sent = useRef(new Map<number, AbortController>());

  const add = useCallback(async (files: readonly File[]) => {
    const fresh = files.map((file) => ({ id: ++last.current, name: file.name, file }));
    dispatch({ add: fresh.map(({ id, name }) => ({ id, name, state: "reading" })) });
    // Sequentially, because a decoded photo takes a hundred megabytes of memory.
    for (const { id, name, file } of fresh) dispatch({ id, to: { id, name, ...(await prepare(file)) } });
  }, []);

  const send = async ({ id, name, prepared }: Extract<Upload, { prepared: Prepared }>, words: Words) => {
    const report = (share: number) => dispatch({ id, to: { id, name, state: "sending", prepared, share } });
    report(0);
    const { signal } = abortable(sent.current, id);
    const result = await sendPicture({ ...prepared, ...words }, report, signal);
    if (signal.aborted) return;
    if (!result.ok) return dispatch({ id, to: { id, name, state: "ready", prepared, message: result.message } });
    const { picture } = result;
    const unused = (["alt", "altHi"] as const)
      .filter((field) => words[field] !== "" && inOneLine(picture[field]) !== inOneLine(words[field]))
      .map((field) => words[field])
      .join(" / ");
    dispatch({ id, to: { id, name, state: "done", picture, unused } });
    onDone?.({ ...picture, ...words, altHi: words.altHi || picture.altHi });
  };

  const discard = (id: number) => {
    sent.current.get(id)?.abort();
    dispatch({ id, to: undefined });
  };

  return { uploads, add, send, discard };
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ");

function abortable(all: Map<number, AbortController>, id: number): AbortController {
  const controller = new AbortController();
  all.set(id, controller);
  return controller;
}

async function prepare(file: File) {
  try {
    return { state: "ready" as const, prepared: await preparePicture(file) };
  } catch (error) {
    const message = error instanceof PictureError ? error.message : FAILED;
    return { state: "refused" as const, message };
  }
}
