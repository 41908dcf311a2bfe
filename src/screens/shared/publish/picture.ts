import { type Drawing, drawPoster } from './draw/draw-poster.ts';

/** The pixels of a saved picture for each of its units: sharp on phones and when it is enlarged. */
const savedScale = 2;

/** The picture as a PNG. Null if the device has not enough memory for it. */
export async function drawPicture(drawing: Omit<Drawing, 'scale'>): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  drawPoster(canvas, { ...drawing, scale: savedScale });
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Whether the system has a share sheet for it. Desktop browsers often have none. */
export function canShare(what: 'picture' | 'text'): boolean {
  // Missing in insecure contexts and in some browsers.
  if (typeof navigator.share !== 'function') return false;
  if (what === 'text') return true;
  const sample = new File([], 'picture.png', { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] });
}

/** Opens the system's share sheet. */
export async function share(data: ShareData): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
