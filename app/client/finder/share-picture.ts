import { pictureSaved } from "#messages/schemes/finder.ts";
import { HEAD, layOut, type PictureContent, WIDTH } from "./picture-layout.ts";

const NAME = "schemes-that-fit.png";
/** Safari cancels a download whose URL is revoked while it starts. */
const DOWNLOAD_MS = 60_000;
const LOGO = { src: "/logo-dark.svg", width: 416, height: 80 };

/** Opens the phone's share sheet with the picture, or downloads it. Returns the message for the visitor. */
export async function sharePicture(content: PictureContent): Promise<string> {
  const picture = await drawPicture(content);
  const files = [new File([picture], NAME, { type: picture.type })];
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files });
      return "";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "";
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_MS);
  return pictureSaved();
}

async function drawPicture(content: PictureContent): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures.");
  await document.fonts.load("620 40px Anek Latin, Anek Devanagari", content.title);
  const logo = await loadLogo();
  const { pieces, height } = layOut(content, (text, font) => {
    context.font = font;
    return context.measureText(text).width;
  });
  canvas.width = WIDTH;
  canvas.height = height;
  const tokens = getComputedStyle(document.documentElement);
  const paint = (colour: string, x: number, y: number, width: number, tall: number) => {
    context.fillStyle = tokens.getPropertyValue(colour);
    context.fillRect(x, y, width, tall);
  };
  paint("--paper", 0, 0, WIDTH, height);
  paint("--ink", 0, 0, WIDTH, HEAD);
  paint("--marigold", 0, HEAD, WIDTH, 8);
  context.drawImage(logo, 64, (HEAD - LOGO.height) / 2, LOGO.width, LOGO.height);
  for (const piece of pieces) {
    if (piece.kind === "bar") paint(piece.colour, piece.x, piece.y, piece.width, piece.height);
    else {
      context.font = piece.font;
      context.fillStyle = tokens.getPropertyValue(piece.colour);
      context.fillText(piece.text, piece.x, piece.y);
    }
  }
  return toPng(canvas);
}

async function loadLogo(): Promise<HTMLImageElement> {
  const logo = new Image(LOGO.width, LOGO.height);
  logo.src = LOGO.src;
  await logo.decode();
  return logo;
}

async function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is empty."))), "image/png");
  });
}
