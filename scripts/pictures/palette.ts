/** The brand's colours and the tints of them that pictures may use; nothing else is drawn except skin and hair. */
export const ink = {
  900: "#0B1F3A",
  800: "#142C4D",
  700: "#1F3C63",
  500: "#48658A",
  300: "#93A7BF",
  200: "#BCC9D8",
  100: "#DEE5ED",
} as const;
export const peacock = {
  900: "#053B4C",
  800: "#075267",
  600: "#0B6E8A",
  500: "#2A87A1",
  400: "#559FB5",
  300: "#8BC1CF",
  200: "#BBDCE4",
  100: "#DFEFF3",
} as const;
export const marigold = {
  800: "#9C5C04",
  700: "#C97F0C",
  500: "#F2A31B",
  400: "#F6B94F",
  300: "#F9CF86",
  200: "#FCE3B8",
  100: "#FEF3DF",
} as const;
export const leaf = {
  900: "#0E3F28",
  800: "#155A39",
  600: "#1F7A4D",
  500: "#41946A",
  400: "#6FAF8E",
  200: "#B4D7C4",
  100: "#E0F0E7",
} as const;
export const brick = {
  900: "#5F1210",
  800: "#8A1B15",
  600: "#B3261E",
  500: "#C4483F",
  400: "#D4736B",
  300: "#E5A59F",
  200: "#F0CBC7",
  100: "#FAEAE8",
} as const;
export const stone = {
  50: "#FBF9F4",
  100: "#F4EFE5",
  200: "#E4DED2",
  300: "#D0C7B6",
  400: "#B0A48F",
  600: "#7D725F",
} as const;
export const white = "#FFFFFF";
export const paper = stone[50];

export const skins = ["#F0C9A4", "#E0AE82", "#CB9266", "#B0764A", "#8F5B38", "#704427"] as const;
export const hairs = { black: "#171A24", brown: "#33241D", grey: "#8E949C", white: "#D9DBDD" } as const;

/** Numbers in [0, 1) that are the same for the same name, so that a picture never changes by itself. */
export function seeded(name: string): () => number {
  let state = hash(name);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function hash(name: string): number {
  let value = 2166136261;
  for (let i = 0; i < name.length; i++) value = Math.imul(value ^ name.charCodeAt(i), 16777619);
  return value >>> 0;
}

export function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}
