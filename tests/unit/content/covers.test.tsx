import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { chooseCover } from "#app/components/ui/generated-picture.ts";
import { PictureViewer } from "#app/routes/events/picture-viewer.tsx";

const image = { src: "/pictures/events/a.svg", alt: "A hall", width: 800, height: 450 };

test("an entry without a picture has the pattern of its title", () => {
  expect(chooseCover({ title: "Export evening", image })).toEqual(image);
  const [evening, same, other] = ["Export evening", "Export evening", "GST workshop"].map((title) =>
    chooseCover({ title }),
  );
  expect(evening?.src).toMatch(/^data:image\/svg\+xml/);
  expect(same).toEqual(evening);
  expect(other?.src).not.toBe(evening?.src);
});

test("the card of an event opens its picture, and shows a pattern that opens nothing", () => {
  const card = (own: typeof image | undefined) =>
    renderToStaticMarkup(<PictureViewer slug="a" title="Export evening" image={own} isFirst={false} />);
  expect(card(image)).toContain("show-modal");
  expect(card(undefined)).toContain('src="data:image/svg+xml');
  expect(card(undefined)).not.toContain("<button");
});
