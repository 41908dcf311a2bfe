/** Twice the size at which the largest picture shows the logo, in pixels. */
const logoPixels = 192;

/** A logo as a small PNG in a data URL, so that it can be remembered. Null if the file is not a picture. */
export async function shrinkLogo(file: File): Promise<string | null> {
  try {
    const image = await createImageBitmap(file);
    const factor = Math.min(1, logoPixels / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * factor));
    canvas.height = Math.max(1, Math.round(image.height * factor));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    return canvas.toDataURL('image/png');
  } catch {
    return null;
  }
}
