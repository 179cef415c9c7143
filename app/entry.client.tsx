import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { DocumentContext } from "./components/layout/document.ts";

// An error after hydration renders the layout again, which must keep the page's style sheet.
const styles = document.querySelector("head > style")?.textContent ?? "";

// Without this, React Router treats a link within the page as a navigation and drops the action data of a form.
addEventListener("popstate", (event) => event.stopImmediatePropagation());

function hydrate() {
  hydrateRoot(
    document,
    <DocumentContext value={{ styles }}>
      <HydratedRouter />
    </DocumentContext>,
  );
}

// In the console in one task, so that nobody can type between `useInputBeforeHydration` and React's reset of the text areas.
if (location.pathname.startsWith("/console")) hydrate();
else startTransition(hydrate);
