import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

dispatchEvent(new Event("chunk:started"));

// A visitor who was told that the page goes on without its script keeps that page.
if (!document.documentElement.dataset["chunkFailed"]) {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}
