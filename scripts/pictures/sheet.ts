import { readFileSync, writeFileSync } from "node:fs";
import { render } from "./render.ts";

/** `node sheet.ts out.png columns width height file.svg…`: a contact sheet of pictures as <img>, as the site shows them. */
const [out = "sheet.png", columns = "2", width = "600", height = "338", ...files] = process.argv.slice(2);
const cell = (file: string): string => {
  const data = Buffer.from(readFileSync(file)).toString("base64");
  return `<figure style="margin:0"><img width="${width}" height="${height}" src="data:image/svg+xml;base64,${data}"><figcaption style="font:10px sans-serif">${file.split("/").slice(-2).join("/")}</figcaption></figure>`;
};
const html = `<div style="display:grid;grid-template-columns:repeat(${columns},${width}px);gap:8px;padding:8px;background:#fff">${files.map(cell).join("")}</div>`;
const rows = Math.ceil(files.length / Number(columns));
const shot = { html, width: Number(columns) * (Number(width) + 8) + 8, height: rows * (Number(height) + 22) + 8 };
const [image] = await render([shot]);
writeFileSync(out, image as Buffer);
