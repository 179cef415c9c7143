import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { DocumentContext } from "./components/layout/document.ts";

// An error after hydration renders the layout again, which must keep the page's style sheet.
const styles = document.querySelector("head > style")?.textContent ?? "";

startTransition(() => {
  hydrateRoot(
    document,
    <DocumentContext value={{ styles }}>
      <HydratedRouter />
    </DocumentContext>,
  );
});
