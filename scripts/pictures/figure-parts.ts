import { darker, type Figure, shadowSkin } from "./figure-spec.ts";
import { brick, hairs, ink, marigold, paper, peacock, skins, white } from "./palette.ts";
import { circle, type Drawing, ellipse, path, rect, stroke } from "./svg.ts";

export function torso(spec: Figure): Drawing {
  const { outfit, top, accent = paper, bottom = ink[800] } = spec;
  const trunk = (hem: number, flare: number): string =>
    `M-11-75.5C-11-80-7-81.5-3-81.5H3C7-81.5 11-80 11-75.5L${8 + flare} ${hem}H${-8 - flare}Z`;
  const shadow = (hem: number): Drawing =>
    path(`M-11-75.5C-11-80-7-81.5-4-81.5C-5-70-4-56-5 ${hem}H-9Z`, ink[900], { opacity: 0.13 });
  switch (outfit) {
    case "jacket":
      return (
        path(trunk(-44, 1), top) +
        (spec.back
          ? ""
          : path("M-3.4-81.5H3.4L1-60Z", accent) +
            (spec.tie === true ? path("M-.8-79L.9-79L1.5-66L.4-63L-.8-66Z", peacock[600]) : "") +
            stroke("M1-60V-45", darker(top), 0.8)) +
        shadow(-44)
      );
    case "shirt":
      return (
        path(trunk(-45, 0.5), top) +
        (spec.back
          ? ""
          : path("M-3-82L0-77L3-82Z", skins[spec.skin ?? 2] as string) + stroke("M0-77V-46", darker(top), 0.7)) +
        rect(-8.5, -47, 17, 2.4, bottom) +
        shadow(-45)
      );
    case "kurta":
      return (
        path(trunk(-26, 3), top) +
        (spec.back
          ? ""
          : path("M-2.4-82L0-78L2.4-82Z", skins[spec.skin ?? 2] as string) + stroke("M0-78V-62", accent, 1.3)) +
        shadow(-26)
      );
    case "salwar":
      return (
        path(trunk(-24, 4), top) +
        rect(-12, -27, 24, 3, accent) +
        path("M-10-80C-3-68 4-68 10-80L11-76C5-62-4-62-11-76Z", accent) +
        stroke("M-9.5-76V-34", accent, 3.4) +
        shadow(-24)
      );
    case "dhoti":
      return path(trunk(-46, 0.5), top) + path("M-3-82L0-76L3-82Z", skins[spec.skin ?? 2] as string) + shadow(-46);
    case "apron":
      return (
        path(trunk(-45, 0.5), top) +
        path("M-5.5-79V-70H5.5V-79H7V-70L9.5-58L11-30H-11L-9.5-58L-7-70V-79Z", accent) +
        shadow(-46)
      );
    default:
      return (
        path("M-11-75.5C-11-80-7-81.5-3-81.5H3C7-81.5 11-80 11-75.5L8.6-62H-8.6Z", accent) +
        path("M-8.4-63H8.4L7.6-53H-7.6Z", shadowSkin(spec.skin ?? 2)) +
        path("M-11.2-76C-10.5-80-7-81.8-3.2-81.6L8-58V-48H-8L-9-62Z", top) +
        stroke("M-3.2-81.6L8.2-57.6", marigold[400], 1.1) +
        path("M-11.2-76L-13.5-34H-8.6L-8.6-62Z", darker(top, 0.14))
      );
  }
}

export function behindHead({ hair = "short", hairColour = hairs.black, headwear = white }: Figure): Drawing {
  if (hair === "long") return path("M-8-92C-8-101 8-101 8-92C9-84 9-78 8-73H-8C-9-78-9-84-8-92Z", hairColour);
  if (hair === "bob") return path("M-8-92C-8-102 8-102 8-92L8.4-83H-8.4Z", hairColour);
  if (hair === "bun") return circle(-6.6, -95.5, 4, hairColour);
  if (hair === "braid") return stroke("M-6-93C-11-84-9-74-9.5-62", hairColour, 4);
  if (hair === "hijab")
    return path("M-8.6-92C-8.6-103 8.6-103 8.6-92C8.8-85 11-80 11.5-74H-11.5C-11-80-8.8-85-8.6-92Z", headwear);
  return "";
}

export function head(spec: Figure, skin: string): Drawing {
  const { hair = "short", hairColour = hairs.black, headwear = brick[600] } = spec;
  const face = ellipse(0.5, -91, 6.3, 7.2, skin);
  const ear = circle(-4.6, -90.4, 1.5, shadowSkin(spec.skin ?? 2));
  const cap = path(
    "M-6.8-90C-8-100 0-101.5 4-99.5C8-98 8-94 6.6-92.5C4-96-1-96-3-95.5C-3.4-93-4-91.5-5-90Z",
    hairColour,
  );
  const back = spec.back ? path("M-6.6-89C-8-101 9-101 7.2-89C6-84-5-84-6.6-89Z", hairColour) : "";
  const glasses = spec.glasses
    ? stroke("M-4.5-91.4H.3M5.4-91.4H6.4", ink[900], 0.8) +
      circle(2.9, -91, 2.3, "none", { stroke: ink[900], "stroke-width": 0.8 })
    : "";
  switch (hair) {
    case "turban":
      return (
        face +
        ear +
        path("M-5-88C-5-83 5-82.5 6.4-87.5C4-86.5-1-86.5-3-90Z", hairColour) +
        path("M-8-92C-9.5-103 10-104.5 8.6-92.5C4-96.5-2-96-8-92Z", headwear) +
        stroke("M-7-93.5C-2-99 4-100 7.4-97.5M-6-97C-2-100.5 2-101.5 5-101", darker(headwear), 0.9) +
        glasses
      );
    case "hijab":
      if (spec.back) return path("M-8.6-90C-9-103 9-103 8.6-90L10-76C4-73-4-73-10-76Z", headwear);
      return (
        ellipse(0.8, -91, 5.2, 6.2, skin) +
        path("M-7.5-84C-3-80 5-80 7.6-84L9-78.5C3-75.5-4-75.5-10-78.5Z", darker(headwear, 0.1)) +
        glasses
      );
    case "topi":
      return face + ear + cap + path("M-7.2-94.6L-5-101.6L6.4-101L7.6-95.2Z", headwear) + glasses;
    case "cap":
      return face + ear + cap + path("M-7-94C-7-103 7-103 7.2-95L12-93.6L11.4-92.6L-6.8-92.8Z", headwear);
    case "helmet":
      return (
        face +
        ear +
        path("M-8.4-93C-8.4-105 9-105 9.2-93.4L11-92.2H-8.8Z", headwear) +
        stroke("M0-101.6V-94", darker(headwear, 0.15), 1)
      );
    case "bald":
      return face + ear + path("M-6.4-88C-7-94-6-96-4.6-97L-4-90Z", hairColour) + glasses;
    case "bun":
    case "braid":
    case "long":
    case "bob":
      return spec.back
        ? face + back
        : face +
            path("M-6.6-87C-9-100 0-101.6 3-99.6C8-98.4 7.6-92 7-89C6-93 3-96 1-96.4C-1-93-4-91-5-90Z", hairColour) +
            glasses +
            (spec.outfit === "sari" ? circle(2.6, -93.6, 0.7, brick[600]) : "");
    default:
      return face + (spec.back ? back : ear + cap) + glasses;
  }
}
