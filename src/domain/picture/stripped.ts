import type { Bytes } from './bytes.ts';

/** A picture without metadata, and what its metadata said about how it is shown. */
export interface StrippedPicture {
  readonly bytes: Bytes;
  /** How a camera was held, from 1 (upright) to 8, as EXIF counts. */
  readonly orientation: number;
  /** Whether its colors need the removed profile. */
  readonly hasOwnColors: boolean;
  readonly isAnimated: boolean;
}

/** What is collected while the parts of a picture are read. */
export interface Collected {
  readonly parts: Uint8Array[];
  orientation: number;
  hasOwnColors: boolean;
  isAnimated: boolean;
}

export function nothingCollected(): Collected {
  return { parts: [], orientation: 1, hasOwnColors: false, isAnimated: false };
}

/** Whether a color profile describes sRGB, which screens assume without one. Its texts may be UTF-16. */
export function isStandardProfile(profile: Uint8Array): boolean {
  const characters = Array.from(profile, (byte) => (byte === 0 ? '' : String.fromCharCode(byte)));
  return characters.join('').includes('sRGB');
}
