import { isWhole } from '#domain/picture/prepare/is-whole.ts';

/** Loads a picture for drawing. Null if it cannot be loaded, if it is damaged, or if its server does not allow other sites to read it. */
export async function loadImage(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  // Without it a picture of another origin would make the canvas unreadable.
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
    return (await isWhole(image)) ? image : null;
  } catch {
    return null;
  }
}
