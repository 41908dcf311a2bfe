import sharp from 'sharp';

/** Decodes every pixel, so that a truncated file fails. */
export async function pngSize(bytes: Buffer): Promise<string> {
  const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return `${String(info.width)}x${String(info.height)}`;
}
