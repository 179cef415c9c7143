import { ink, skins } from "./palette.ts";
import type { Drawing, Point } from "./svg.ts";

/**
 * Simple flat people, drawn 100 units tall with the feet at (0, 0) and scaled into place.
 * Faces carry no features at this size: posture, dress and hair tell who somebody is.
 */
export type Outfit = "shirt" | "jacket" | "kurta" | "sari" | "salwar" | "dhoti" | "apron";
type Hair = "short" | "bun" | "long" | "braid" | "turban" | "hijab" | "topi" | "bald" | "bob" | "cap" | "helmet";
export type Arm = readonly [elbow: Point, hand: Point];
type Legs = "stand" | "walk" | "sit" | "none" | "stride";

export type Figure = {
  outfit: Outfit;
  top: string;
  bottom?: string;
  accent?: string;
  skin?: number;
  hair?: Hair;
  hairColour?: string;
  headwear?: string;
  near?: Arm;
  far?: Arm;
  legs?: Legs;
  /** -1 mirrors the figure so that it looks to the left. */
  facing?: 1 | -1;
  /** What the near hand holds, drawn around the hand. */
  holds?: Drawing;
  glasses?: boolean;
  back?: boolean;
  tie?: boolean;
};

export const DOWN_NEAR: Arm = [
  [12, -63],
  [10, -47],
];
export const DOWN_FAR: Arm = [
  [-12, -63],
  [-10, -47],
];

export const arms = {
  down: DOWN_NEAR,
  downFar: DOWN_FAR,
  forward: [
    [14, -66],
    [24, -61],
  ] as Arm,
  forwardFar: [
    [2, -64],
    [20, -60],
  ] as Arm,
  point: [
    [17, -74],
    [29, -84],
  ] as Arm,
  raise: [
    [15, -84],
    [17, -101],
  ] as Arm,
  raiseFar: [
    [-15, -84],
    [-17, -101],
  ] as Arm,
  hip: [
    [18, -64],
    [8, -53],
  ] as Arm,
  hipFar: [
    [-18, -64],
    [-8, -53],
  ] as Arm,
  chest: [
    [13, -64],
    [3, -66],
  ] as Arm,
  chestFar: [
    [-13, -64],
    [-3, -64],
  ] as Arm,
  desk: [
    [13, -64],
    [16, -55],
  ] as Arm,
  deskFar: [
    [-12, -64],
    [6, -54],
  ] as Arm,
  carryHead: [
    [15, -86],
    [8, -100],
  ] as Arm,
};

/** The far arm is a tone deeper than the dress; mixing with ink keeps every colour within the brand. */
export function darker(colour: string, amount = 0.22): string {
  const mix = (start: number): string => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16);
    const inked = Number.parseInt(ink[900].slice(start, start + 2), 16);
    return Math.round(value * (1 - amount) + inked * amount)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${mix(1)}${mix(3)}${mix(5)}`;
}

export const shadowSkin = (index: number): string => darker(skins[index] as string, 0.16);
