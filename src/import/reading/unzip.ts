import { failures, ReadError } from './failure.ts';

/** A file in a zip. Sizes are in bytes and as the zip states them. */
export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly isDeflated: boolean;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where its local header begins. */
  readonly at: number;
}

const signature = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;

/** In a size or an offset: the value is in the extra field (ZIP64). */
const inExtraField = 0xffffffff;

/** The files of a zip, by its central directory. Throws if the directory is damaged. */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] {
  const view = viewOf(bytes);
  const end = findEnd(view);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== signature.central) throw damaged();
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const extraAt = at + 46 + nameLength;
    if (extraAt + extraLength > bytes.length) throw damaged();
    const [size, packedSize, headerAt] = largeValues(
      view,
      { from: extraAt, to: extraAt + extraLength },
      [24, 20, 42].map((field) => view.getUint32(at + field, true)),
    );
    const method = view.getUint16(at + 10, true);
    // Spreadsheets use these two methods only.
    if (method !== 0 && method !== 8) throw damaged();
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, extraAt)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) !== 0,
      isDeflated: method === 8,
      crc: view.getUint32(at + 16, true),
      packedSize: packedSize ?? 0,
      size: size ?? 0,
      at: headerAt ?? 0,
    });
    at = extraAt + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * Unpacks one file of a zip. It stops as soon as there are more than `maxBytes` (a zip bomb) or more than the zip states
 * (damaged), so the memory in use never depends on what the zip states.
 */
export async function unzip(bytes: Uint8Array, entry: ZipEntry, maxBytes: number): Promise<Uint8Array> {
  if (entry.isEncrypted) throw new ReadError(failures.encrypted);
  if (entry.size > maxBytes) throw new ReadError(failures.zipBomb);
  const packed = packedBytes(bytes, entry);
  if (!entry.isDeflated) {
    if (packed.length !== entry.size) throw damaged();
    return packed;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of inflated(packed)) {
    size += chunk.length;
    if (size > maxBytes) throw new ReadError(failures.zipBomb);
    if (size > entry.size) throw damaged();
    chunks.push(chunk);
  }
  if (size !== entry.size) throw damaged();
  return joined(chunks, size);
}

async function* inflated(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  const reader = new Blob([new Uint8Array(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw damaged(error);
  } finally {
    // The rest of a file that is too large is not unpacked. After an error there is nothing left to cancel.
    await reader.cancel().catch(() => undefined);
  }
}

function packedBytes(bytes: Uint8Array, { at, packedSize }: ZipEntry): Uint8Array {
  const view = viewOf(bytes);
  if (at + 30 > bytes.length || view.getUint32(at, true) !== signature.local) throw damaged();
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + packedSize > bytes.length) throw damaged();
  return bytes.subarray(from, from + packedSize);
}

/** The record at the end of a zip. A comment of up to 65,535 bytes may follow it. */
function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at -= 1) {
    if (view.getUint32(at, true) === signature.end) return at;
  }
  throw damaged();
}

/** The values of the directory, with those of the extra field where the directory refers to it. */
function largeValues(
  view: DataView,
  extra: { from: number; to: number },
  values: readonly number[],
): readonly number[] {
  if (!values.includes(inExtraField)) return values;
  for (let at = extra.from; at + 4 <= extra.to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let from = at + 4;
    return values.map((value) => {
      if (value !== inExtraField) return value;
      if (from + 8 > extra.to) throw damaged();
      from += 8;
      return Number(view.getBigUint64(from - 8, true));
    });
  }
  throw damaged();
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function damaged(cause?: unknown): ReadError {
  return new ReadError(failures.damaged, { cause });
}
