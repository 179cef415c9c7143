import { createContext } from "react";
import type { EntryContext } from "react-router";

/** Facts about the document that only the server knows while rendering. Empty in the browser. */
type DocumentFacts = {
  styles?: string;
  /** Names the request in the log; only on pages that are not cached. */
  requestId?: string | undefined;
  hydration?: Hydration | undefined;
  /** Who is logged in, on private pages. */
  viewer?: { name: string; role: string } | undefined;
};

/** What `app/client/hydrate.ts` needs to start React Router in the browser. */
export type Hydration = {
  /** React Router's context and the loaders' data, as React Router serialises them on the server. */
  context: string;
  data: string;
  manifest: EntryContext["manifest"];
  /** Ids of the page's routes, starting with the root. */
  ids: string[];
};

export const DocumentContext = createContext<DocumentFacts>({});
