import { charactersAt, joinBytes, viewOf } from './bytes.ts';
import { exifOrientation } from './exif-orientation.ts';
import { type Collected, isStandardProfile, nothingCollected } from './stripped.ts';

/** `RIFF`, the size of the rest, `WEBP`. */
const headerBytes = 12;
/** The name and the size of a chunk. */
const chunkHeaderBytes = 8;
/** Position, size and duration of a frame come before its own chunks. */
const frameHeaderBytes = 16;

/** Bits of the first byte of `VP8X`. Without the others no profile, EXIF or XMP is announced. */
const announced = { alpha: 0x10, animation: 0x02 } as const;

const pixels: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'ALPH']);

/** The parts of a WebP that show it; undefined if it is incomplete. */
export function stripWebp(bytes: Uint8Array): Collected | undefined {
  const end = chunkHeaderBytes + viewOf(bytes).getUint32(4, true);
  const chunks = end > bytes.length ? undefined : chunksIn(bytes.subarray(headerBytes, end));
  if (chunks === undefined) return undefined;
  const found = nothingCollected();
  const parts: Uint8Array[] = [];
  let hasPixels = false;
  for (const { name, chunk, content } of chunks) {
    if (pixels.has(name) || name === 'ANIM') parts.push(chunk);
    else if (name === 'VP8X') parts.push(withoutAnnouncements(chunk));
    else if (name === 'ANMF') {
      const frame = stripFrame(content);
      if (frame === undefined) return undefined;
      parts.push(frame);
    } else if (name === 'EXIF') found.orientation = exifOrientation(content);
    else if (name === 'ICCP') found.hasOwnColors = !isStandardProfile(content);
    if (name === 'ANMF') found.isAnimated = true;
    if (name === 'ANMF' || name === 'VP8 ' || name === 'VP8L') hasPixels = true;
  }
  if (!hasPixels) return undefined;
  const header = bytes.slice(0, headerBytes);
  viewOf(header).setUint32(4, headerBytes - chunkHeaderBytes + joinBytes(parts).length, true);
  found.parts.push(header, ...parts);
  return found;
}

interface Chunk {
  readonly name: string;
  /** With its header and, if its size is odd, a zero. */
  readonly chunk: Uint8Array;
  readonly content: Uint8Array;
}

/** Undefined if the last chunk is incomplete. */
function chunksIn(bytes: Uint8Array): readonly Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = 0; at + chunkHeaderBytes <= bytes.length; ) {
    const size = viewOf(bytes).getUint32(at + 4, true);
    const start = at + chunkHeaderBytes;
    if (start + size > bytes.length) return undefined;
    chunks.push({
      name: charactersAt(bytes, at, 4),
      chunk: chunkOf(bytes.subarray(at, at + 4), bytes.subarray(start, start + size)),
      content: bytes.subarray(start, start + size),
    });
    at = start + size + (size % 2);
  }
  return chunks;
}

function chunkOf(name: Uint8Array, content: Uint8Array): Uint8Array {
  const size = new Uint8Array(4);
  viewOf(size).setUint32(0, content.length, true);
  return joinBytes([name, size, content, new Uint8Array(content.length % 2)]);
}

function withoutAnnouncements(chunk: Uint8Array): Uint8Array {
  const plain = chunk.slice();
  plain[chunkHeaderBytes] = (plain[chunkHeaderBytes] ?? 0) & (announced.alpha | announced.animation);
  return plain;
}

/** A frame of an animation with the chunks of its pixels only. */
function stripFrame(content: Uint8Array): Uint8Array | undefined {
  const shown = chunksIn(content.subarray(frameHeaderBytes))?.filter(({ name }) => pixels.has(name));
  if (shown === undefined || shown.length === 0) return undefined;
  const parts = [content.subarray(0, frameHeaderBytes), ...shown.map(({ chunk }) => chunk)];
  return chunkOf(new TextEncoder().encode('ANMF'), joinBytes(parts));
}
