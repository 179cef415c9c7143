import { createContext } from "react";
import type { EntryContext } from "react-router";

/** What the server knows of a document while it renders it. Empty in the browser. */
type DocumentFacts = {
  styles?: string;
  /** Names the request in the log; only on pages that are not cached. */
  requestId?: string | undefined;
  hydration?: Hydration | undefined;
};

/** What `app/client/hydrate.ts` needs to start React Router in the browser. */
export type Hydration = {
  /** React Router's context and the loaders' data, as its server build serialises them. */
  context: string;
  data: string;
  manifest: EntryContext["manifest"];
  /** Of the page's routes, from the root. */
  ids: string[];
};

export const DocumentContext = createContext<DocumentFacts>({});
