import { asciiDigits } from './ascii-digits.ts';

/** '−10' or '+5', as people write it. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** What is typed for the points, with a plain sign and plain digits; undefined if it is no whole number. */
export function readSigned(typed: string): number | undefined {
  const plain = asciiDigits(typed.trim()).replace(/^[−–—]/u, '-');
  return /^[+-]?\d{1,4}$/.test(plain) ? Number(plain) : plain === '' ? 0 : undefined;
}
