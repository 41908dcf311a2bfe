import { crc32 } from 'node:zlib';

const smallest = 70;
const rowBytes = 1000;
/** The signature, a header, an end, and what stored data has around it. */
const aroundPixels = 57 + 6;
const storedBytes = 65_535;
const emptyBlock = 5;
const emptyChunk = 12;

/** A gray PNG of exactly this many bytes, at least 70. Every size has other pixels. Nothing of it is metadata. */
export function pngOf(bytes: number): Uint8Array<ArrayBuffer> {
  if (bytes < smallest) throw new Error(`No PNG has ${String(bytes)} bytes`);
  const { width, height, blocks, chunks } = layoutOf(bytes);
  const pixels = Buffer.alloc(height * (width + 1));
  for (let at = 0; at < pixels.length; at += 1) if (at % (width + 1) > 0) pixels[at] = (at * 7 + bytes) % 256;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const empty = Array.from({ length: chunks }, () => chunk('IDAT', Buffer.alloc(0)));
  const content = [
    chunk('IHDR', header),
    ...empty,
    chunk('IDAT', stored(pixels, blocks)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat([signature, ...content]));
}

/** What rows do not fill is filled with empty blocks and chunks. */
function layoutOf(bytes: number) {
  const room = bytes - aroundPixels;
  if (room < 2 * rowBytes) return { width: room - emptyBlock - 1, height: 1, blocks: 0, chunks: 0 };
  for (let height = Math.floor(room / rowBytes); ; height -= 1) {
    const raw = height * rowBytes;
    const rest = room - raw - emptyBlock * Math.ceil(raw / storedBytes);
    for (let chunks = 0; chunks * emptyChunk <= rest; chunks += 1) {
      const left = rest - chunks * emptyChunk;
      if (left % emptyBlock === 0) return { width: rowBytes - 1, height, blocks: left / emptyBlock, chunks };
    }
  }
}

function chunk(name: string, content: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(name), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(checked), 4);
  return Buffer.concat([around.subarray(0, 4), checked, around.subarray(4)]);
}

/** Zlib data that is not compressed, after so many empty blocks. */
function stored(content: Buffer, empty: number): Buffer {
  const parts = [Buffer.from([0x78, 0x01]), ...Array.from({ length: empty }, () => block(Buffer.alloc(0), false))];
  for (let at = 0; at < content.length; at += storedBytes)
    parts.push(block(content.subarray(at, at + storedBytes), at + storedBytes >= content.length));
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(adler32(content));
  return Buffer.concat([...parts, sum]);
}

function block(content: Buffer, isLast: boolean): Buffer {
  const header = Buffer.alloc(5);
  header[0] = isLast ? 1 : 0;
  header.writeUInt16LE(content.length, 1);
  header.writeUInt16LE(0xffff - content.length, 3);
  return Buffer.concat([header, content]);
}

function adler32(content: Buffer): number {
  let [low, high] = [1, 0];
  for (const byte of content) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return high * 65_536 + low;
}
