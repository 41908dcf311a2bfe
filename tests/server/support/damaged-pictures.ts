import { crc32 } from 'node:zlib';
import { animation, type Format, plainPicture } from './photos.ts';

type Damaged = readonly [name: string, bytes: Buffer];

const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const start = { jpeg: [0xff, 0xd8, 0xff, 0xe0], png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] } as const;
const html = Buffer.from('<html><script>alert(1)</script>');

/** Files that begin like pictures and cannot be shown. */
export async function damagedPictures(): Promise<readonly Damaged[]> {
  const whole: readonly (readonly [string, Format | 'animation', Buffer])[] = [
    ['JPEG', 'jpeg', await plainPicture('jpeg')],
    ['progressive JPEG', 'jpeg', await plainPicture('jpeg', { isProgressive: true })],
    ['PNG', 'png', await plainPicture('png')],
    ['interlaced PNG', 'png', await plainPicture('png', { isProgressive: true })],
    ['WebP', 'webp', await plainPicture('webp')],
    ['lossless WebP', 'webp', await plainPicture('webp', { isLossless: true })],
    ['animated WebP', 'animation', await animation()],
  ];
  const cut = whole.flatMap(([name, format, bytes]) =>
    tenths.flatMap((tenth): readonly Damaged[] => {
      const end = Math.floor((bytes.length * tenth) / 10);
      return [
        [`${name}, cut at ${tenth * 10} %`, bytes.subarray(0, end)],
        [`${name}, cut at ${tenth * 10} %, with an end`, closed(format, bytes.subarray(0, end))],
      ];
    }),
  );
  const [, , png] = whole.map(([, , bytes]) => bytes);
  return [
    ['JPEG of its first bytes and HTML, 35 bytes', Buffer.concat([Buffer.from(start.jpeg), html])],
    ['PNG of its first bytes and HTML', Buffer.concat([Buffer.from(start.png), html])],
    ['WebP of its first bytes and HTML', Buffer.concat([Buffer.from('RIFF\x1f\0\0\0WEBP'), html])],
    ...Object.entries(start).map(([name, bytes]): Damaged => [`${name} of its first bytes`, Buffer.from(bytes)]),
    ['nothing', Buffer.alloc(0)],
    ['JPEG and its end', Buffer.from([...start.jpeg.slice(0, 2), 0xff, 0xd9])],
    ['PNG of zero width', resized(png ?? Buffer.alloc(0), 0, 40)],
    ['PNG of other dimensions', resized(png ?? Buffer.alloc(0), 60, 4000)],
    ['PNG of huge dimensions', resized(png ?? Buffer.alloc(0), 0x7fffffff, 0x7fffffff)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['GIF', Buffer.from('GIF89a')],
    ...cut,
  ];
}

/** The last part of a cut picture, with sizes and an end that pretend that it is whole. */
function closed(format: Format | 'animation', cut: Buffer): Buffer {
  if (format === 'jpeg') return Buffer.concat([cut, Buffer.from([0xff, 0xd9])]);
  return format === 'png' ? closedPng(cut) : closedWebp(cut);
}

function closedPng(cut: Buffer): Buffer {
  const parts = [cut.subarray(0, 8)];
  for (let at = 8; at + 12 <= cut.length; ) {
    const size = Math.min(cut.readUInt32BE(at), cut.length - at - 8);
    parts.push(pngChunk(cut.subarray(at + 4, at + 8 + size)));
    at += 12 + size;
  }
  return Buffer.concat([...parts, pngChunk(Buffer.from('IEND'))]);
}

function pngChunk(checked: Buffer): Buffer {
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(checked.length - 4, 0);
  numbers.writeUInt32BE(crc32(checked), 4);
  return Buffer.concat([numbers.subarray(0, 4), checked, numbers.subarray(4)]);
}

function closedWebp(cut: Buffer): Buffer {
  const whole = Buffer.from(cut.subarray(0, cut.length - (cut.length % 2)));
  if (whole.length < 20) return whole;
  whole.writeUInt32LE(whole.length - 8, 4);
  for (let at = 12; at + 8 <= whole.length; ) {
    const size = Math.min(whole.readUInt32LE(at + 4), whole.length - at - 8);
    whole.writeUInt32LE(size, at + 4);
    at += 8 + size + (size % 2);
  }
  return whole;
}

function resized(png: Buffer, width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(12, 29));
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  return Buffer.concat([png.subarray(0, 8), pngChunk(header), png.subarray(33)]);
}
