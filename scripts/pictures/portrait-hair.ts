import { darker } from "./figure-spec.ts";
import { ink, marigold } from "./palette.ts";
import { circle, type Drawing, ellipse, path, rect, repeat, stroke } from "./svg.ts";

/** Hair and headwear for a head centred on (160, 142), face 84 wide and 112 tall; `behind` is drawn before the face. */
export type HairStyle =
  | "parted"
  | "crop"
  | "waves"
  | "receding"
  | "bald"
  | "quiff"
  | "bun"
  | "long"
  | "bob"
  | "braid"
  | "swept"
  | "curls"
  | "turban"
  | "hijab"
  | "pallu";

type Layers = { behind: Drawing; front: Drawing };

export function hair(style: HairStyle, colour: string, cloth: string): Layers {
  const lit = lighter(colour);
  switch (style) {
    case "crop":
      return {
        behind: "",
        front:
          path(
            "M116 134C108 88 134 72 162 72C192 72 214 90 205 134C202 120 198 112 192 106C172 112 146 112 130 106C122 112 119 122 116 134Z",
            colour,
          ) + path("M166 73C192 76 208 92 205 130C202 120 198 112 192 106C186 92 178 82 166 73Z", lit),
      };
    case "waves":
      return {
        behind: "",
        front:
          path(
            "M115 138C102 96 122 66 150 70C160 58 196 64 200 82C214 92 212 118 206 138C204 124 200 116 194 110C186 112 178 106 174 100C164 110 146 112 134 106C124 112 118 124 115 138Z",
            colour,
          ) + stroke("M150 71C162 76 172 84 175 98M199 82C194 88 190 96 192 106", lit, 3.5),
      };
    case "quiff":
      return {
        behind: "",
        front:
          path(
            "M116 138C110 112 112 94 126 88C122 66 186 52 200 78C212 88 210 116 205 138C203 124 200 114 192 106C176 112 150 110 128 100C121 112 118 124 116 138Z",
            colour,
          ) + stroke("M134 88C152 76 178 72 194 84", lit, 4),
      };
    case "receding":
      return {
        behind: "",
        front:
          path(
            "M116 144C108 112 116 92 132 84C126 98 124 108 126 114C120 122 118 132 116 144ZM205 144C212 112 204 92 188 84C194 96 197 108 195 114C201 122 203 132 205 144Z",
            colour,
          ) + path("M132 84C146 70 176 70 188 84C174 82 148 80 132 84Z", colour),
      };
    case "bald":
      return {
        behind: "",
        front: path(
          "M116 148C110 124 114 112 120 106C119 118 121 128 118 150ZM205 148C211 124 207 112 201 106C202 118 200 128 203 150Z",
          colour,
        ),
      };
    case "bun":
      return {
        behind:
          circle(160, 66, 27, colour) +
          circle(160, 66, 27, "none", { stroke: lit, "stroke-width": 3 }) +
          ellipse(160, 122, 50, 52, colour),
        front:
          path(
            "M113 152C104 96 130 76 160 76C190 76 217 96 207 152C204 130 196 110 160 92C124 110 117 130 113 152Z",
            colour,
          ) + stroke("M160 78V92", lit, 2.5),
      };
    case "long":
      return {
        behind: path(
          "M106 140C98 80 132 68 160 68C190 68 222 80 214 140C216 190 226 220 222 258H98C94 220 104 190 106 140Z",
          colour,
        ),
        front:
          path(
            "M113 156C104 100 130 74 166 76C194 78 216 98 207 156C204 128 190 112 178 96C162 116 124 122 113 156Z",
            colour,
          ) + stroke("M178 96C164 114 138 118 126 126", lit, 2.5),
      };
    case "bob":
      return {
        behind: path(
          "M104 144C96 84 130 68 160 68C192 68 224 84 216 144C217 168 218 186 212 204H108C102 186 103 168 104 144Z",
          colour,
        ),
        front: path(
          "M112 158C100 98 134 74 160 76C190 76 220 96 208 158C206 136 202 122 194 112C166 118 140 112 130 100C126 118 116 136 112 158Z",
          colour,
        ),
      };
    case "swept":
      return {
        behind: path(
          "M106 142C98 84 132 66 160 66C194 66 222 84 214 142C214 168 212 180 206 190H114C108 180 106 168 106 142Z",
          colour,
        ),
        front:
          path(
            "M112 156C104 98 134 70 172 74C200 78 216 104 207 156C205 136 202 120 192 108C166 106 130 112 112 156Z",
            colour,
          ) + stroke("M190 108C166 100 140 106 124 128", lit, 3),
      };
    case "braid":
      return {
        behind: ellipse(160, 122, 52, 54, colour),
        front:
          path(
            "M113 154C104 98 130 76 160 76C190 76 217 98 207 154C204 130 194 110 162 92C126 110 117 130 113 154Z",
            colour,
          ) +
          repeat(6, (i) => ellipse(212 - i * 1.5, 176 + i * 22, 12 - i * 0.6, 14, i % 2 ? colour : lit)) +
          rect(197, 298, 16, 8, marigold[500]),
      };
    case "curls":
      return {
        behind: [
          [112, 118, 26],
          [124, 90, 26],
          [150, 74, 26],
          [182, 76, 26],
          [204, 96, 26],
          [210, 126, 24],
          [108, 148, 22],
          [213, 154, 22],
          [112, 176, 20],
          [208, 180, 20],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, colour))
          .join(""),
        front: [
          [126, 108, 15],
          [148, 98, 15],
          [172, 98, 15],
          [194, 108, 15],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, colour))
          .join(""),
      };
    case "turban":
      return {
        behind: "",
        front:
          path(
            "M104 128C86 84 118 48 162 48C206 48 236 84 216 128C206 110 190 100 162 98C134 98 116 108 104 128Z",
            cloth,
          ) +
          path(
            "M162 98C150 84 142 74 140 50C118 56 98 78 100 112L104 128C116 108 134 98 162 98Z",
            darker(cloth, 0.14),
          ) +
          stroke(
            "M108 112C118 92 138 84 160 98M102 96C116 76 138 74 160 96M118 68C134 68 150 78 162 96M162 98C172 88 192 84 214 108M164 94C178 76 204 78 219 96M168 84C178 66 196 62 208 72",
            darker(cloth, 0.3),
            2.2,
          ),
      };
    case "hijab":
      return {
        behind: path(
          "M98 150C88 78 128 58 160 58C194 58 232 78 222 150C222 196 236 220 250 262H70C84 220 98 196 98 150Z",
          cloth,
        ),
        front:
          path(
            "M160 58C128 58 88 78 98 150C100 200 118 222 160 226C202 222 220 200 222 150C232 78 194 58 160 58ZM160 86C190 86 206 110 205 144C204 178 184 202 160 202C136 202 116 178 115 144C114 110 130 86 160 86Z",
            cloth,
            { "fill-rule": "evenodd" },
          ) +
          path(
            "M104 182C120 214 190 224 218 178C222 204 232 226 244 250C200 268 130 262 84 240C96 222 102 202 104 182Z",
            darker(cloth, 0.12),
          ) +
          stroke("M112 206C140 232 186 232 212 206", darker(cloth, 0.26), 2),
      };
    case "pallu":
      return {
        behind: path(
          "M100 150C90 76 130 56 162 56C198 56 230 78 222 150C220 200 236 228 256 276H64C84 228 102 200 100 150Z",
          cloth,
        ),
        front:
          path(
            "M113 154C106 104 132 84 160 84C188 84 215 104 207 154C204 132 194 114 160 100C126 114 117 132 113 154Z",
            colour,
          ) +
          path(
            "M104 156C96 92 128 70 160 70C194 70 224 92 216 156C218 110 196 86 160 86C124 86 102 110 104 156Z",
            darker(cloth, 0.16),
          ) +
          stroke("M107 150C104 106 128 88 160 88C192 88 216 106 213 150", marigold[400], 3),
      };
    default:
      return {
        behind: "",
        front:
          path(
            "M115 140C104 92 128 66 164 68C200 68 216 94 206 140C204 126 200 116 194 108C172 112 150 106 140 92C134 106 122 116 115 140Z",
            colour,
          ) +
          path(
            "M140 92C150 78 174 70 196 82C210 96 210 116 206 140C204 126 200 116 194 108C172 112 150 106 140 92Z",
            lit,
          ),
      };
  }
}

/** Light on dark hair: a little of the ink's blue, so that it stays cool beside warm skin. */
function lighter(colour: string): string {
  const parts = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
  return `#${parts
    .map((value, i) =>
      Math.min(255, Math.round(value + (255 - value) * ([0.1, 0.11, 0.13][i] ?? 0.1)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

export type FacialHair = "none" | "moustache" | "beard" | "stubble" | "goatee";

export function facialHair(kind: FacialHair, colour: string): Drawing {
  const moustache = path(
    "M160 173C150 169 142 171 137 179C146 182 154 180 160 177C166 180 174 182 183 179C178 171 170 169 160 173Z",
    colour,
  );
  if (kind === "moustache") return moustache;
  if (kind === "goatee")
    return (
      path("M148 190C152 204 168 204 172 190C172 204 168 212 160 212C152 212 148 204 148 190Z", colour) + moustache
    );
  if (kind === "beard")
    return path(
      "M117 142C118 168 124 178 132 178C142 170 150 170 160 173C170 170 178 170 188 178C196 178 203 168 204 142C208 176 202 222 160 224C118 222 112 176 117 142ZM146 184C152 192 168 192 174 184C168 181 152 181 146 184Z",
      colour,
      { "fill-rule": "evenodd" },
    );
  if (kind === "stubble")
    return path(
      "M118 154C122 178 130 176 140 172C152 168 168 168 180 172C190 176 198 178 203 154C203 182 186 206 160 206C134 206 118 182 118 154Z",
      ink[900],
      { opacity: 0.16 },
    );
  return "";
}
