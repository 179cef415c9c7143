/** Width of every drawing in its own units, which are about a pixel wide on a phone. */
export const WIDTH = 344;
