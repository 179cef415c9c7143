import { cuspedArchPath } from "./buildings.ts";
import { arms, type Figure } from "./figure-spec.ts";
import { figure } from "./figures.ts";
import { stars } from "./nature.ts";
import { brick, ink, leaf, marigold, paper, peacock, stone, white } from "./palette.ts";
import { jaali, petals, scallops } from "./patterns.ts";
import { cup, folder } from "./props-held.ts";
import { skyline } from "./skylines.ts";
import { at, circle, clipped, type Drawing, ellipse, filled, path, rect, stroke } from "./svg.ts";

/** Hero 7: lamps over small circles of people, the cities at the windows. */
export function roomOfPeers(): Drawing {
  const pane = (x: number, city: Parameters<typeof skyline>[0]): Drawing => {
    const shape = cuspedArchPath(x, 430, 300, 350);
    return (
      clipped(
        path(shape, "#000"),
        rect(x - 160, 60, 320, 380, ink[700]) +
          rect(x - 160, 250, 320, 90, brick[800]) +
          rect(x - 160, 320, 320, 120, brick[600]) +
          stars(1200, 240, 22) +
          skyline(city, x - 170, 432, 350, { far: ink[800], near: ink[900], hole: marigold[400] }, 0.62),
      ) + stroke(shape, marigold[700], 12)
    );
  };
  const wall =
    rect(0, 0, 1200, 675, ink[800]) + filled(jaali(60, ink[700], 2.5), (fill) => rect(0, 0, 1200, 470, fill));
  const lamps = [180, 420, 660, 900, 1110]
    .map((x, i) => {
      const y = 120 + (i % 2) * 44;
      return (
        stroke(`M${x} 0V${y - 36}`, marigold[700], 3) +
        circle(x, y, 84, marigold[300], { opacity: 0.12 }) +
        path(`M${x - 30} ${y - 36}H${x + 30}L${x + 22} ${y + 26}H${x - 22}Z`, marigold[300]) +
        filled(petals(20, marigold[500]), (fill) =>
          path(`M${x - 30} ${y - 36}H${x + 30}L${x + 22} ${y + 26}H${x - 22}Z`, fill),
        ) +
        rect(x - 32, y - 42, 64, 8, marigold[700]) +
        rect(x - 24, y + 24, 48, 6, marigold[700])
      );
    })
    .join("");
  const floor =
    rect(0, 470, 1200, 210, brick[800]) +
    rect(0, 470, 1200, 10, marigold[700]) +
    [250, 610, 960].map((x) => ellipse(x, 628, 210, 36, brick[600])).join("") +
    filled(scallops(120, brick[600], 3), (fill) => rect(0, 480, 1200, 200, fill, { opacity: 0.5 }));
  const person = (x: number, y: number, h: number, f: Figure): Drawing => figure(x, y, h, f);
  const high =
    rect(600, 520, 10, 120, ink[900]) +
    ellipse(605, 520, 58, 9, marigold[300]) +
    at(584, 516, cup(white), 5) +
    at(628, 517, cup(marigold[500]), 5);
  return (
    wall +
    pane(220, "delhi") +
    pane(600, "mumbai") +
    pane(980, "bhubaneswar") +
    floor +
    lamps +
    person(150, 630, 276, {
      outfit: "kurta",
      top: marigold[400],
      bottom: stone[100],
      accent: brick[600],
      skin: 4,
      hair: "turban",
      headwear: brick[500],
      hairColour: "#8E949C",
      near: arms.forward,
      holds: cup(white),
    }) +
    person(250, 640, 262, {
      outfit: "salwar",
      top: peacock[400],
      bottom: white,
      accent: marigold[300],
      skin: 1,
      hair: "braid",
      near: arms.hip,
    }) +
    person(346, 632, 280, {
      outfit: "jacket",
      top: stone[200],
      bottom: ink[900],
      accent: peacock[600],
      skin: 3,
      facing: -1,
      near: arms.chest,
    }) +
    person(520, 644, 284, {
      outfit: "sari",
      top: leaf[500],
      accent: marigold[500],
      skin: 3,
      hair: "bun",
      glasses: true,
      near: arms.forward,
    }) +
    high +
    person(700, 644, 290, {
      outfit: "shirt",
      top: peacock[200],
      bottom: ink[500],
      skin: 5,
      facing: -1,
      near: arms.forward,
      glasses: true,
    }) +
    person(870, 632, 274, {
      outfit: "salwar",
      top: white,
      bottom: stone[200],
      accent: peacock[300],
      skin: 2,
      hair: "hijab",
      headwear: peacock[300],
      near: arms.forward,
      holds: folder(brick[500]),
    }) +
    person(966, 642, 292, {
      outfit: "jacket",
      top: brick[500],
      bottom: ink[900],
      accent: white,
      skin: 2,
      hair: "bob",
      facing: -1,
      near: arms.chest,
    }) +
    person(1060, 634, 270, {
      outfit: "kurta",
      top: leaf[400],
      bottom: white,
      accent: paper,
      skin: 4,
      hair: "bald",
      hairColour: "#8E949C",
      facing: -1,
      glasses: true,
      near: arms.forward,
      holds: cup(white),
    })
  );
}
