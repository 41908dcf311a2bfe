import { pictureMaxBytes } from '#domain/limits.ts';

/** In pixels. More than any screen of the app shows. */
export const largestSide = 2048;

/** From good to small. PNG has no quality. WebP keeps transparency in fewer bytes, where the browser writes it. */
const qualities = [0.9, 0.8, 0.6];
const smaller = 'image/webp';

/** The picture as it is shown, in a new file that the server accepts. Undefined if this browser cannot write one. */
export async function redraw(image: ImageBitmap, type: string): Promise<Blob | undefined> {
  if (!isCanvasTrue()) return undefined;
  const factor = Math.min(1, largestSide / Math.max(image.width, image.height));
  const side = (length: number) => Math.max(1, Math.round(length * factor));
  const canvas = new OffscreenCanvas(side(image.width), side(image.height));
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  for (const candidate of new Set([type, smaller])) {
    for (const quality of candidate === 'image/png' ? [1] : qualities) {
      const drawn = await canvas.convertToBlob({ type: candidate, quality });
      // A type that the browser cannot write becomes a PNG.
      if (drawn.type === candidate && drawn.size <= pictureMaxBytes) return drawn;
    }
  }
  return undefined;
}

/** Whether the browser reads back what was drawn. Against fingerprinting, some return noise, or slightly other colors. */
function isCanvasTrue(): boolean {
  if (typeof OffscreenCanvas === 'undefined') return false;
  const canvas = new OffscreenCanvas(4, 4);
  const context = canvas.getContext('2d');
  if (context === null) return false;
  context.fillStyle = 'rgb(20 120 220)';
  context.fillRect(0, 0, 4, 4);
  const { data } = context.getImageData(0, 0, 4, 4);
  const drawn = [20, 120, 220, 255];
  return data.every((value, at) => Math.abs(value - (drawn[at % drawn.length] ?? 0)) < 8);
}
