/** A file for a zip. The reader of the zip checks `crc`. */
export interface StoredFile {
  readonly name: string;
  readonly content: Uint8Array;
  readonly crc: number;
}

/** A zip without compression. */
export function storedZip(files: readonly StoredFile[]): Uint8Array {
  const named = files.map((file) => ({ ...file, nameBytes: new TextEncoder().encode(file.name) }));
  const size = named.reduce((sum, { nameBytes, content }) => sum + 30 + 46 + 2 * nameBytes.length + content.length, 22);
  const zip = new Uint8Array(size);
  const view = new DataView(zip.buffer);
  let at = 0;
  const offsets: number[] = [];

  /** What both headers of a file share, from the version that is needed to the length of the name. */
  const writeShared = (from: number, { content, crc, nameBytes }: (typeof named)[number]) => {
    view.setUint16(from, 20, true);
    // The name is UTF-8.
    view.setUint16(from + 2, 0x0800, true);
    view.setUint32(from + 10, crc, true);
    view.setUint32(from + 14, content.length, true);
    view.setUint32(from + 18, content.length, true);
    view.setUint16(from + 22, nameBytes.length, true);
  };

  for (const file of named) {
    offsets.push(at);
    view.setUint32(at, 0x04034b50, true);
    writeShared(at + 4, file);
    zip.set(file.nameBytes, at + 30);
    zip.set(file.content, at + 30 + file.nameBytes.length);
    at += 30 + file.nameBytes.length + file.content.length;
  }
  const directoryAt = at;
  for (const [index, file] of named.entries()) {
    view.setUint32(at, 0x02014b50, true);
    view.setUint16(at + 4, 20, true);
    writeShared(at + 6, file);
    view.setUint32(at + 42, offsets[index] ?? 0, true);
    zip.set(file.nameBytes, at + 46);
    at += 46 + file.nameBytes.length;
  }
  view.setUint32(at, 0x06054b50, true);
  view.setUint16(at + 8, named.length, true);
  view.setUint16(at + 10, named.length, true);
  view.setUint32(at + 12, at - directoryAt, true);
  view.setUint32(at + 16, directoryAt, true);
  return zip;
}
