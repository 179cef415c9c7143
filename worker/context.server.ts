import { createContext } from "react-router";
import type { Deps } from "./deps.ts";
import type { Session } from "./domain/accounts/sessions.server.ts";
import type { Operator } from "./domain/operators/admission.server.ts";

export const depsContext = createContext<Deps>();
export const inlineStylesContext = createContext<string[]>();
export const requestIdContext = createContext<string | undefined>();
export const previewContext = createContext(false);
export const reportContext = createContext<(error: unknown) => void>();
export const operatorContext = createContext<Operator>();
/** Set by `requireViewer` as a cache. `session` is `undefined` for a visitor. */
export const viewerContext = createContext<{ session: Session | undefined } | null>(null);
