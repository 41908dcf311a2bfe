/** A picture of this server. Others may be drawings without a size, which are no bitmaps. */
const stored = /\/uploads\/[\da-f]{64}\.(png|jpg|webp)$/;

/** Whether a loaded image has all of its pixels. Browsers also load one that ends early, and leave the rest empty. */
export async function isWhole(image: HTMLImageElement): Promise<boolean> {
  if (!stored.test(image.src)) return true;
  try {
    (await createImageBitmap(image)).close();
    return true;
  } catch {
    return false;
  }
}
