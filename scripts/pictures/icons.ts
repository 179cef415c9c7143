import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { icon, sharePicture } from "./brand.ts";
import { render } from "./render.ts";

/** The raster files that browsers and networks ask for. */
const FAVICON_SIZES = [16, 32, 48] as const;

export async function writeRasters(out: string): Promise<void> {
  const squares = [
    { file: "icon-192.png", size: 192, svg: icon(192, { radius: 0 }) },
    { file: "icon-512.png", size: 512, svg: icon(512, { radius: 0 }) },
    { file: "apple-touch-icon.png", size: 180, svg: icon(180, { radius: 0 }) },
    ...FAVICON_SIZES.map((size) => ({ file: "", size, svg: icon(size, { inset: size * 0.12 }) })),
  ];
  const shots = [
    ...squares.map(({ size, svg }) => ({ html: svg, width: size, height: size, transparent: true })),
    { html: sharePicture(), width: 1200, height: 630 },
  ];
  const images = await render(shots);
  squares.forEach(({ file }, i) => {
    if (file !== "") writeFileSync(join(out, file), images[i] as Buffer);
  });
  writeFileSync(join(out, "favicon.ico"), ico(images.slice(3, 6)));
  writeFileSync(join(out, "pictures/share.png"), images.at(-1) as Buffer);
}

/** An ICO container with PNG images, as every browser since 2007 reads it. */
function ico(images: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + images.length * 16);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach((image, i) => {
    const at = 6 + i * 16;
    const size = FAVICON_SIZES[i] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  });
  return Buffer.concat([head, ...images]);
}
