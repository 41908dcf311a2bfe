import { charactersAt, viewOf } from './bytes.ts';
import { exifOrientation } from './exif-orientation.ts';
import { type Collected, isStandardProfile, nothingCollected } from './stripped.ts';

const marker = { end: 0xd9, scan: 0xda, app0: 0xe0, exif: 0xe1, profile: 0xe2, adobe: 0xee } as const;

/** Tables, frames and restart intervals: what a decoder needs. Not the application's segments and comments. */
const isNeeded = (code: number) => (code >= 0xc0 && code <= 0xcf) || (code >= 0xda && code <= 0xdf);

/** JFIF's version, density, and no thumbnail. */
const jfifBytes = 18;
const profileHeaderBytes = 14;

/** The parts of a JPEG that show it, up to its end; undefined if it is incomplete. */
export function stripJpeg(bytes: Uint8Array): Collected | undefined {
  const found = nothingCollected();
  const profile: Uint8Array[] = [];
  let hasScan = false;
  found.parts.push(bytes.subarray(0, 2));
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.end) {
      found.parts.push(bytes.subarray(at, at + 2));
      found.hasOwnColors = profile.length > 0 && !profile.some(isStandardProfile);
      return hasScan ? found : undefined;
    }
    if (at + 4 > bytes.length) return undefined;
    const end = at + 2 + viewOf(bytes).getUint16(at + 2);
    if (end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    if (code === marker.app0 && segment.length >= jfifBytes && charactersAt(segment, 4, 5) === 'JFIF\0')
      found.parts.push(withoutThumbnail(segment));
    else if (code === marker.adobe && charactersAt(segment, 4, 5) === 'Adobe') found.parts.push(segment);
    else if (code === marker.exif && charactersAt(segment, 4, 4) === 'Exif')
      found.orientation = exifOrientation(segment.subarray(4));
    else if (code === marker.profile && charactersAt(segment, 4, 11) === 'ICC_PROFILE')
      profile.push(segment.subarray(4 + profileHeaderBytes));
    else if (isNeeded(code)) found.parts.push(segment);
    at = end;
    if (code !== marker.scan) continue;
    hasScan = true;
    at = endOfScan(bytes, end);
    found.parts.push(bytes.subarray(end, at));
  }
  return undefined;
}

/** Where the next marker is after the data of a scan. `FF 00` is a byte of it, and `FF D0` to `FF D7` restart it. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7) && next !== 0xff) return at;
  }
  return bytes.length;
}

function withoutThumbnail(segment: Uint8Array): Uint8Array {
  const plain = segment.slice(0, jfifBytes);
  plain.set([0, jfifBytes - 2], 2);
  plain.set([0, 0], jfifBytes - 2);
  return plain;
}
