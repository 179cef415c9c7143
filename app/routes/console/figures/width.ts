/** Of each drawing, in its units; a phone shows them about as large as pixels. */
export const WIDTH = 344;
