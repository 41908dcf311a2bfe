import { charactersAt, viewOf } from './bytes.ts';

const prefix = 'Exif\0\0';
const orientationTag = 0x0112;
const entryBytes = 12;

/** The orientation in EXIF data, from 1 to 8; 1 without one. Some formats omit the prefix `Exif`. */
export function exifOrientation(exif: Uint8Array): number {
  const tiff = charactersAt(exif, 0, prefix.length) === prefix ? exif.subarray(prefix.length) : exif;
  try {
    return orientationIn(viewOf(tiff), { isLittleEndian: tiff[0] === 0x49 });
  } catch (error) {
    // An offset beyond the end.
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

function orientationIn(view: DataView, { isLittleEndian }: { readonly isLittleEndian: boolean }): number {
  const directory = view.getUint32(4, isLittleEndian);
  const entries = view.getUint16(directory, isLittleEndian);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * entryBytes;
    if (view.getUint16(at, isLittleEndian) !== orientationTag) continue;
    const found = view.getUint16(at + 8, isLittleEndian);
    return found >= 1 && found <= 8 ? found : 1;
  }
  return 1;
}
