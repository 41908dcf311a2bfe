import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedDatabase, OtherPostgres } from './damaged-database.ts';

/** The PostgreSQL of PGlite: the content of PG_VERSION, and two numbers of its control file. */
export const postgres = { version: '18', control: 1800, catalog: 202_506_291 } as const;

const controlFile = 'global/pg_control';

export interface Control {
  /** The segment of the write-ahead log at which PostgreSQL starts to read. */
  readonly firstSegment: number;
  readonly timeline: number;
  readonly segmentSize: number;
}

/**
 * Reads the control file: https://github.com/postgres/postgres/blob/REL_18_0/src/include/catalog/pg_control.h.
 *
 * @throws DamagedDatabase when it is no control file.
 * @throws OtherPostgres when another PostgreSQL wrote it.
 */
export async function readControl(folder: string): Promise<Control> {
  const bytes = await readFile(join(folder, controlFile));
  const at = { control: 8, catalog: 12, redo: 40, timeline: 48, segmentSize: 228, crc: 292 };
  if (bytes.length < at.crc + 4) throw new DamagedDatabase(`${controlFile} is shortened`);
  const [control, catalog] = [bytes.readUInt32LE(at.control), bytes.readUInt32LE(at.catalog)];
  if (crc32c(bytes.subarray(0, at.crc)) !== bytes.readUInt32LE(at.crc)) {
    if (/^\d{3,4}$/.test(String(control)) && control !== postgres.control)
      throw otherPostgres(`control file ${control}`);
    throw new DamagedDatabase(`${controlFile} has a wrong checksum`);
  }
  if (catalog !== postgres.catalog) throw otherPostgres(`catalog ${catalog}`);
  const segmentSize = bytes.readUInt32LE(at.segmentSize);
  return {
    firstSegment: Number(bytes.readBigUInt64LE(at.redo) / BigInt(segmentSize)),
    timeline: bytes.readUInt32LE(at.timeline),
    segmentSize,
  };
}

/** @param what the file and the version in it. */
export function otherPostgres(what: string): OtherPostgres {
  return new OtherPostgres(`it was made by another PostgreSQL (${what}; this one is PostgreSQL ${postgres.version})`);
}

/** PostgreSQL's checksum: CRC-32C. */
function crc32c(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0x82_f6_3b_78 & -(crc & 1));
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}
