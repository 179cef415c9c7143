import { createContext } from "react";
import type { Prints } from "./marks.ts";

/** What the server knows of a document while it renders it, also when the root's loader has failed or never ran. */
type DocumentFacts = {
  nonce?: string;
  /** By which the log knows the request that this page answers. */
  requestId?: string;
  /** When the page leaves, or the placeholder for it. */
  stamp?: string;
  /** The parts that stand as `Printed`, by their ids. */
  printed?: Prints;
};

/** In the browser it is empty. */
export const DocumentContext = createContext<DocumentFacts>({});
