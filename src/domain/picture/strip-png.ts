import { charactersAt, viewOf } from './bytes.ts';
import { exifOrientation } from './exif-orientation.ts';
import { type Collected, nothingCollected } from './stripped.ts';

const signatureBytes = 8;
/** Length, name and checksum. */
const aroundChunk = 12;

/** Pixels, transparency, the frames of an animation, and colors as numbers. No texts, times and private chunks. */
const needed: ReadonlySet<string> = new Set(
  'IHDR PLTE tRNS IDAT IEND acTL fcTL fdAT gAMA cHRM sRGB sBIT cICP pHYs'.split(' '),
);

/** The parts of a PNG that show it, up to its end; undefined if it is incomplete. */
export function stripPng(bytes: Uint8Array): Collected | undefined {
  const found = nothingCollected();
  found.parts.push(bytes.subarray(0, signatureBytes));
  let hasPixels = false;
  for (let at = signatureBytes; at + aroundChunk <= bytes.length; ) {
    const end = at + aroundChunk + viewOf(bytes).getUint32(at);
    if (end > bytes.length) return undefined;
    const chunk = bytes.subarray(at, end);
    const name = charactersAt(chunk, 4, 4);
    const content = chunk.subarray(8, -4);
    if (needed.has(name)) found.parts.push(chunk);
    else if (name === 'eXIf') found.orientation = exifOrientation(content);
    // The name of a profile comes before its compressed content.
    else if (name === 'iCCP') found.hasOwnColors = !charactersAt(content, 0, 79).split('\0')[0]?.includes('sRGB');
    if (name === 'acTL') found.isAnimated = true;
    if (name === 'IDAT') hasPixels = true;
    if (name === 'IEND') return hasPixels ? found : undefined;
    at = end;
  }
  return undefined;
}
