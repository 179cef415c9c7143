import { createContext } from "react";

/** By which the log knows the request that this page answers; in the browser there is none. */
export const RequestIdContext = createContext<string | undefined>(undefined);
