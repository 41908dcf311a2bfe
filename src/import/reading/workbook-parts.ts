import { failures, otherFormat, ReadError } from './failure.ts';
import { maxArea, maxCells, maxUnpackedBytes } from './limits.ts';
import type { OnProgress } from './sheet.ts';
import { type StoredFile, storedZip } from './stored-zip.ts';
import { unzip, type ZipEntry, zipEntries } from './unzip.ts';

export interface WorkbookParts {
  /** A zip with the parts that contain cells, not compressed. */
  readonly zip: Uint8Array;
  /** The style sheet of the workbook, as XML; empty without one. */
  readonly styles: string;
}

/** Parts that contain no cells: pictures, charts, comments, links to other files. */
const withoutCells =
  /(^|\/)(media|drawings|charts|diagrams|embeddings|pivotCache|pivotTables|externalLinks|printerSettings|threadedComments|persons|theme|tables|queryTables|slicers|slicerCaches|timelines|customXml|docProps|worksheets\/_rels)\//i;

/**
 * Unpacks the parts of an XLSX file that contain cells, within the limits. The library reads these from a zip that has no
 * compression, so it never unpacks anything itself.
 */
export async function workbookParts(
  bytes: Uint8Array,
  onProgress: OnProgress,
  maxBytes = maxUnpackedBytes,
): Promise<WorkbookParts> {
  const entries = zipEntries(bytes);
  rejectOtherFormats(entries);
  const needed = entries.filter(({ name }) => /\.(xml|rels)$/i.test(name) && !withoutCells.test(name));
  const packedSize = needed.reduce((sum, entry) => sum + entry.packedSize, 1);

  let left = maxBytes;
  let done = 0;
  const files: StoredFile[] = [];
  for (const entry of needed) {
    const content = await unzip(bytes, entry, left);
    left -= content.length;
    done += entry.packedSize;
    onProgress(done / packedSize);
    files.push({ name: entry.name, content, crc: entry.crc });
  }
  const workbooks = /(^|\/)workbook[^/]*\.xml$/;
  const rels = textOf(files.find(({ name }) => /(^|\/)_rels\/workbook[^/]*\.xml\.rels$/.test(name)));
  return {
    zip: storedZip(
      withinArea(files).map((file) => (workbooks.test(file.name) ? withoutChartSheets(file, rels) : file)),
    ),
    styles: textOf(files.find(({ name }) => /(^|\/)styles[^/]*\.xml$/.test(name))),
  };
}

function rejectOtherFormats(entries: readonly ZipEntry[]): void {
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (has(/(^|\/)workbook\.bin$/)) throw new ReadError(otherFormat('XLSB'));
  if (has(/(^|\/)Index(\.zip|\/Document\.iwa)$/)) throw new ReadError(otherFormat('Numbers'));
  if (has(/^mimetype$/) && has(/^content\.xml$/)) throw new ReadError(otherFormat('ODS'));
  if (!has(/^\[Content_Types\]\.xml$/) || !has(/(^|\/)workbook[^/]*\.xml$/)) {
    throw new ReadError(failures.notSpreadsheet);
  }
}

const cellTag = /<(?:\w+:)?c [^>]*?\br="([A-Z]{1,3})(\d{1,7})"[^>]*?(\/?)>/g;

/**
 * The worksheets, within the limits. Two cells in opposite corners make a sheet of billions of cells for the library. If
 * only the format of empty cells makes a sheet that large, these cells are removed.
 */
function withinArea(files: readonly StoredFile[]): readonly StoredFile[] {
  let area = 0;
  let cells = 0;
  return files.map((file) => {
    if (!/(^|\/)worksheets\/[^/]+\.xml$/.test(file.name)) return file;
    const xml = textOf(file);
    const all = { rows: 0, columns: 0 };
    const filled = { rows: 0, columns: 0 };
    for (const [, letters = '', row = '', slash] of xml.matchAll(cellTag)) {
      extend(all, letters, row);
      if (slash !== '') continue;
      extend(filled, letters, row);
      cells += 1;
    }
    area += filled.rows * filled.columns;
    if (area > maxArea || cells > maxCells) throw new ReadError(failures.tooManyCells);
    const isTooLarge = all.rows * all.columns > maxArea;
    return isTooLarge
      ? changed(
          file,
          xml.replace(cellTag, (tag) => (tag.endsWith('/>') ? '' : tag)),
        )
      : file;
  });
}

function extend(bounds: { rows: number; columns: number }, letters: string, row: string): void {
  bounds.rows = Math.max(bounds.rows, Number(row));
  bounds.columns = Math.max(bounds.columns, columnOf(letters));
}

/** 'A' is 1. */
function columnOf(letters: string): number {
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

/** The library rejects a workbook with sheets that have no cells: charts and dialogs. */
function withoutChartSheets(file: StoredFile, rels: string): StoredFile {
  const ids = [...rels.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)]
    .filter(([relationship]) =>
      /Type="[^"]*\/(chartsheet|dialogsheet|xlMacrosheet|xlIntlMacrosheet)"/.test(relationship),
    )
    .map(([relationship]) => /\bId="([^"]*)"/.exec(relationship)?.[1]);
  if (ids.length === 0) return file;
  return changed(
    file,
    textOf(file).replace(/<(?:\w+:)?sheet\s[^>]*>/g, (sheet) =>
      ids.includes(/:id="([^"]*)"/.exec(sheet)?.[1]) ? '' : sheet,
    ),
  );
}

/** The checksum belongs to the former content. The library does not check zero. */
function changed({ name }: StoredFile, xml: string): StoredFile {
  return { name, content: new TextEncoder().encode(xml), crc: 0 };
}

function textOf(file: StoredFile | undefined): string {
  return file === undefined ? '' : new TextDecoder().decode(file.content);
}
