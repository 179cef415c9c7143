import { darker } from "./figure-spec.ts";
import { brick, ink, marigold, paper, stone } from "./palette.ts";
import { buti, dots, petals, stripes, weave } from "./patterns.ts";
import { circle, clipped, type Drawing, filled, type Paint, path, stroke } from "./svg.ts";

/** Shoulders and dress of a portrait, from the collar (y 226) to the lower edge (y 320). */
export type Dress = "suit" | "nehru" | "kurta" | "sari" | "salwar" | "blazer" | "shirt" | "shawl";

const SHOULDERS = "M36 324C40 268 62 250 132 232C146 246 174 246 188 232C258 250 280 268 284 324Z";
const trunk = (colour: string): Drawing => path(SHOULDERS, colour);
const shadow = path("M36 324C40 268 62 250 132 232C118 260 108 290 106 324Z", ink[900], { opacity: 0.14 });
const within = (content: Drawing): Drawing => clipped(path(SHOULDERS, "#000"), content);

function cloth(index: number, colour: string, accent: string): Paint {
  const tone = darker(colour, 0.2);
  return [buti(40, tone, accent), weave(22, tone), dots(20, accent, 2), petals(26, tone), stripes(12, tone, 4, 20)][
    index % 5
  ] as Paint;
}

export function dress(kind: Dress, colour: string, accent: string, skin: string, pattern: number): Drawing {
  const neckline = (depth: number, spread = 20): Drawing =>
    path(
      `M${160 - spread - 6} 230C${160 - spread} ${230 + depth} ${160 + spread} ${230 + depth} ${160 + spread + 6} 230V222H${160 - spread - 6}Z`,
      skin,
    );
  const printed = filled(cloth(pattern, colour, accent), (fill) => path(SHOULDERS, fill));
  switch (kind) {
    case "suit":
      return (
        trunk(colour) +
        path("M134 230L160 324H162L188 230C176 246 144 246 134 230Z", paper) +
        path("M155 250H166L169 262L172 324H149L152 262Z", accent === stone[100] ? brick[600] : accent) +
        path("M134 229L160 252L147 266L130 236ZM188 229L160 252L174 266L191 236Z", stone[100]) +
        path(
          "M131 231L120 252L132 262L122 270L156 324H150L104 324L112 240ZM190 231L202 252L190 262L200 270L166 324H172L216 324L208 240Z",
          darker(colour, 0.25),
        ) +
        shadow
      );
    case "blazer":
      return (
        trunk(colour) +
        path("M130 231L160 314L192 231C176 250 146 250 130 231Z", accent) +
        neckline(24, 16) +
        path(
          "M130 230L114 258L128 266L120 276L160 324V308ZM192 230L208 258L194 266L202 276L160 324V308Z",
          darker(colour, 0.24),
        ) +
        shadow
      );
    case "nehru":
      return (
        trunk(accent) +
        path(
          "M104 240L132 231C144 250 176 250 188 231L218 240C232 270 234 300 234 324H86C86 300 90 270 104 240Z",
          colour,
        ) +
        path("M132 231C144 250 176 250 188 231L186 222C176 236 146 236 134 222Z", darker(colour, 0.2)) +
        stroke("M160 246V324", darker(colour, 0.3), 2) +
        [264, 286, 308].map((y) => circle(165, y, 3, marigold[400])).join("") +
        shadow
      );
    case "kurta":
      return (
        trunk(colour) +
        printed +
        path("M132 231C144 250 176 250 188 231L185 221C174 236 146 236 135 221Z", darker(colour, 0.16)) +
        path("M152 244H168V324H152Z", accent) +
        [258, 280, 302].map((y) => circle(160, y, 2.6, paper)).join("") +
        shadow
      );
    case "shirt":
      return (
        trunk(colour) +
        path("M140 228L160 262L181 228Z", skin) +
        path("M134 226L158 262L142 276L124 238ZM187 226L162 262L178 276L196 238Z", darker(colour, 0.1)) +
        stroke("M160 264V324", darker(colour, 0.2), 2) +
        [284, 306].map((y) => circle(160, y, 2.4, darker(colour, 0.3))).join("") +
        shadow
      );
    case "shawl":
      return (
        trunk(stone[100]) +
        neckline(16, 14) +
        within(
          path("M20 250C60 236 100 236 128 234L176 324H20ZM300 250C262 236 220 236 192 234L150 324H300Z", colour) +
            stroke("M128 234L176 324M192 234L150 324", accent, 7),
        ) +
        shadow
      );
    case "salwar":
      return (
        trunk(colour) +
        printed +
        neckline(30, 18) +
        within(
          path("M84 230C110 300 210 300 238 230L262 238C240 330 84 330 60 238Z", accent, { opacity: 0.95 }) +
            stroke("M60 238C84 330 240 330 262 238", darker(accent, 0.2), 5),
        ) +
        shadow
      );
    default:
      return (
        trunk(accent) +
        neckline(30, 20) +
        within(
          path("M92 236C120 262 200 296 256 330H20V250Z", colour) +
            filled(cloth(pattern, colour, darker(accent, 0.05)), (fill) =>
              path("M92 236C120 262 200 296 256 330H20V250Z", fill),
            ) +
            stroke("M94 236C120 262 200 296 258 330", marigold[400], 9) +
            stroke("M94 236C120 262 200 296 258 330", darker(colour, 0.3), 2),
        ) +
        shadow
      );
  }
}

export const necklace = (colour: string): Drawing =>
  stroke("M138 232C146 256 174 256 183 232", colour, 2.4) + circle(160.5, 251, 4, colour);
