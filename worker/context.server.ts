import { createContext } from "react-router";
import type { Entry } from "./content/collections.ts";
import type { Deps } from "./deps.ts";
import type { Session } from "./domain/sessions.server.ts";

type Frame = { settings: Entry<"settings">; year: number };

/** The request's dependencies, for loaders, actions and middleware. */
export const depsContext = createContext<Deps>();
/** The Content-Security-Policy nonce of this response. */
export const nonceContext = createContext<string>();
/** What the page's forms say of when it left. */
export const stampContext = createContext<string>();
/** By which the log and a page that failed name the same request. */
export const requestIdContext = createContext<string>();
/** Where bugs and outages of pages end: they are logged, without what was sent. */
export const reportContext = createContext<(error: unknown) => void>();
/** What the frame around every page is printed from, once the root's loader has it. */
export const frameContext = createContext<Frame | null>(null);
/** Parts of the page, as bytes of HTML, that the browser need not know; a loader sets it by their names, `Printed` reads it. */
export const printedContext = createContext<Readonly<Record<string, Uint8Array>>>({});
/** What was found of the visitor's session once a route has asked; `requireViewer` reads and writes it. */
export const viewerContext = createContext<{ session: Session | undefined } | null>(null);
