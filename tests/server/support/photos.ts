import sharp, { type Sharp } from 'sharp';

/** What the photos of this file say about whom and what, where, and in bytes after their end. */
export const secrets = ['Asha Rao', 'Canon EOS R5', 'at the gate', 'after the end'] as const;

const exif = {
  IFD0: { Artist: 'Asha Rao', Model: 'Canon EOS R5' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1', GPSLongitudeRef: 'E', GPSLongitude: '77/1 12/1 32/1' },
};
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/">at the gate</x:xmpmeta>';

export type Format = 'png' | 'jpeg' | 'webp';

const [width, height] = [60, 40];

/** Other colors in each pixel, with transparency if `alpha`. */
function pixels({ alpha = false } = {}) {
  const channels = alpha ? 4 : 3;
  const content = Array.from({ length: width * height * channels }, (_, at) => (at * 37 + (at >> 5)) % 256);
  return sharp(Buffer.from(content), { raw: { width, height, channels } });
}

interface Encoding {
  readonly alpha?: boolean;
  readonly isProgressive?: boolean;
  readonly isLossless?: boolean;
}

function encoded(picture: Sharp, format: Format, { isProgressive = false, isLossless = false }: Encoding = {}) {
  if (format === 'webp') return picture.webp({ lossless: isLossless });
  return format === 'png' ? picture.png({ progressive: isProgressive }) : picture.jpeg({ progressive: isProgressive });
}

export function plainPicture(format: Format, encoding: Encoding = {}): Promise<Buffer> {
  return encoded(pixels(encoding), format, encoding).toBuffer();
}

/** With EXIF and XMP, and bytes after its end. */
export async function photo(format: Format, { orientation = 1, profile = '', alpha = false } = {}): Promise<Buffer> {
  const picture = pixels({ alpha }).withMetadata({ orientation });
  const profiled = profile === '' ? picture : picture.withIccProfile(profile);
  const content = await encoded(profiled.withExifMerge(exif).withXmp(xmp), format).toBuffer();
  return Buffer.concat([content, Buffer.from('<script>after the end</script>')]);
}

/** Three frames, transparent in part, with EXIF and XMP. */
export async function animation(): Promise<Buffer> {
  const hues = [0, 120, 240].map((hue) => pixels({ alpha: true }).modulate({ hue }).png().toBuffer());
  const joined = sharp(await Promise.all(hues), { join: { animated: true } });
  return await joined
    .withExif(exif)
    .withXmp(xmp)
    .webp({ delay: [100, 200, 300] })
    .toBuffer();
}
