import { createContext } from "react";

/** The document's nonce while it is rendered on the server, also when the root's loader has failed or never ran. */
export const NonceContext = createContext<string | undefined>(undefined);
