import type { UploadResult } from "./upload-result.ts";

export type Sending = {
  large: Blob;
  small: Blob | undefined;
  alt: string;
  altHi: string;
  focus: { x: number; y: number };
};

const UPLOAD_PATH = "/console/pictures/upload";
const NOT_ARRIVED =
  "The picture was not uploaded. Check your connection and that you are still logged in, then try again.";

/** XMLHttpRequest, because fetch does not report how much has been sent. */
export function sendPicture(
  { large, small, alt, altHi, focus }: Sending,
  report: (share: number) => void,
  signal: AbortSignal,
) {
  const form = new FormData();
  form.set("alt", alt);
  form.set("altHi", altHi);
  form.set("focusX", String(focus.x));
  form.set("focusY", String(focus.y));
  form.set("large", large);
  if (small) form.set("small", small);
  return new Promise<UploadResult>((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ ok: false, message: NOT_ARRIVED });
    request.upload.onprogress = ({ loaded, total }) => report(total > 0 ? loaded / total : 0);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    signal.addEventListener("abort", () => request.abort());
    request.onload = () => resolve(resultOf(request.response) ?? { ok: false, message: NOT_ARRIVED });
    request.timeout = 120_000;
    request.responseType = "json";
    request.open("POST", UPLOAD_PATH);
    request.send(form);
  });
}

/** `undefined` if the response is not JSON: after a session has ended, it is the login page. */
function resultOf(response: unknown): UploadResult | undefined {
  return typeof response === "object" && response !== null && "ok" in response ? (response as UploadResult) : undefined;
}
