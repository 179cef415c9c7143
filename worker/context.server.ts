import { createContext } from "react-router";
import type { Deps } from "./deps.ts";
import type { Session } from "./domain/accounts/sessions.server.ts";

/** The request's dependencies, for loaders, actions and middleware. */
export const depsContext = createContext<Deps>();
/** Collects the document's inline style sheets as CSP hashes. */
export const inlineStylesContext = createContext<string[]>();
/** By which the log and a page that failed name the same request. */
export const requestIdContext = createContext<string | undefined>();
/** Where bugs and outages of pages end: they are logged, without what was sent. */
export const reportContext = createContext<(error: unknown) => void>();
/** What was found of the visitor's session once a route has asked; `requireViewer` reads and writes it. */
export const viewerContext = createContext<{ session: Session | undefined } | null>(null);
