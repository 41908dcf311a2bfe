import type { Api } from '#api/api.ts';
import type { Zone } from '#domain/time/zone.ts';
import { yieldToBrowser } from '#domain/yield-to-browser.ts';
import type { Entity } from '#entities/define.ts';
import type { Translate } from '#i18n/english.ts';
import type { ImportSource, Sheet } from '#machines/import/types.ts';
import type { Result } from '#machines/result.ts';
import type { ImportReader } from '#records/import/import-logic.ts';
import { convertRows } from './conversion/convert-rows.ts';
import { findExisting } from './conversion/find-existing.ts';
import { resolveReferences } from './conversion/resolve-references.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { readFailureText } from './reading/failure.ts';
import { sheetLabel } from './sheet-label.ts';
import { tableOf } from './table-of.ts';

interface ReaderOptions {
  readonly text: Translate;
  /** The zone of the times in the file. */
  readonly zone: Zone;
  /** The encoding of the last file in the list that could be read in several ways. */
  readonly encoding?: string | undefined;
  /** The part of the file that has been read, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** Reads files into the rows of an entity, and finds the records that they refer to. */
export function importReader(
  api: Api,
  entity: Entity,
  { text, zone, encoding, onProgress }: ReaderOptions,
): ImportReader {
  return {
    read: (source, signal) => readSheets(source, { text, signal, encoding, ...(onProgress && { onProgress }) }),
    resolve: (conversion, signal) =>
      resolveReferences(api, conversion, { entity, text, signal, now: Date.now(), pause: pauseOf(signal) }),
    convert: async (conversion, signal) => {
      const rows = await convertRows(conversion, { entity, zone, now: Date.now(), pause: pauseOf(signal) });
      return { kind: 'ok', message: '', data: rows };
    },
    find: (search, signal) => findExisting(api, entity, search, { text, signal }),
  };
}

const pauseOf = (signal: AbortSignal) => async () => {
  await yieldToBrowser();
  signal.throwIfAborted();
};

interface ReadOptions extends Pick<ReaderOptions, 'text' | 'encoding' | 'onProgress'> {
  readonly signal: AbortSignal;
}

async function readSheets(
  source: ImportSource,
  { text, signal, encoding, onProgress }: ReadOptions,
): Promise<Result<readonly Sheet[]>> {
  // The screen makes file sources of files only.
  const given = source.kind === 'file' ? (source.file as File) : { name: '', text: source.text };
  const result = await readSpreadsheet(given, { signal, ...(onProgress && { onProgress }) });
  if (result.kind === 'cancelled') return { kind: 'fault', message: '' };
  if (result.kind === 'failed') return { kind: 'fault', message: readFailureText(result.failure, text) };
  const sheets = result.reading.sheets.map((sheet) => ({ ...tableOf(sheet), name: sheetLabel(sheet, text) }));
  // The user still chooses: another file may have another encoding.
  const isUsual = (sheet: Sheet) => encoding !== undefined && sheet.encoding === encoding;
  return { kind: 'ok', message: '', data: [...sheets.filter(isUsual), ...sheets.filter((each) => !isUsual(each))] };
}
