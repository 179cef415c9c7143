import { useEffect, useRef } from "react";

export type NoticeContent = { kind: "success" | "error"; text: string; help?: string | undefined };

/** Where the specification says "alert": exactly its text, announced at once, and the focus goes there. */
export function Notice({ kind, text, help }: NoticeContent) {
  const alert = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text takes the focus again
  useEffect(() => alert.current?.focus(), [text]);
  return (
    <div className={`notice notice-${kind}`}>
      <p className="notice-text" role="alert" tabIndex={-1} ref={alert}>
        {text}
      </p>
      {help && <p className="notice-help">{help}</p>}
    </div>
  );
}
