import type { Api } from '#api/api.ts';
import { cellText } from '#domain/import/cells.ts';
import { headerRowOf } from '#domain/import/header-row.ts';
import type { Zone } from '#domain/time/zone.ts';
import { yieldToBrowser } from '#domain/yield-to-browser.ts';
import type { Entity } from '#entities/define.ts';
import type { Translate } from '#i18n/english.ts';
import type {
  Conversion,
  Converted,
  ConvertResult,
  ImportSource,
  Resolved,
  RowsToFind,
  Sheet,
} from '#machines/import/types.ts';
import type { Result } from '#machines/result.ts';
import { convertRows } from './conversion/convert-rows.ts';
import { findExisting } from './conversion/find-existing.ts';
import { resolveReferences } from './conversion/resolve-references.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { Source } from './reading/read-source.ts';
import type { OnProgress, Sheet as ReadSheet } from './reading/sheet.ts';
import { sheetLabel } from './sheet-label.ts';

interface ReaderOptions {
  readonly text: Translate;
  /** The zone of the times in the file. */
  readonly zone: Zone;
  /** The encoding of the last file in the list that could be read in several ways. */
  readonly encoding?: string | undefined;
  readonly onProgress?: OnProgress;
}

export type ImportReader = ReturnType<typeof importReader>;

/** Reads files into the rows of an entity, and finds the records that they refer to. */
export function importReader(api: Api, entity: Entity, options: ReaderOptions) {
  const { text, zone } = options;
  return {
    read: (source: ImportSource, signal: AbortSignal) => readSheets(source, { ...options, signal }),
    convert: async (conversion: Conversion, signal: AbortSignal): Promise<ConvertResult> => {
      const reading = { entity, text, zone, signal, now: Date.now(), pause: pauseOf(signal) };
      if (conversion.resolved !== null) return converted(conversion.resolved, await convertRows(conversion, reading));
      const looked = await resolveReferences(api, conversion, reading);
      if (looked.kind !== 'ok') return looked;
      const { data: resolved } = looked;
      if (resolved.questions.length > 0) return converted(resolved, null);
      return converted(resolved, await convertRows({ ...conversion, resolved }, reading));
    },
    find: (search: RowsToFind, signal: AbortSignal) => findExisting(api, entity, search, { text, signal }),
  };
}

const converted = (resolved: Resolved, rows: Converted['rows']): ConvertResult => ({
  kind: 'ok',
  message: '',
  data: { resolved, rows },
});

const pauseOf = (signal: AbortSignal) => async () => {
  await yieldToBrowser();
  signal.throwIfAborted();
};

async function readSheets(
  source: ImportSource,
  { text, signal, encoding, onProgress }: Omit<ReaderOptions, 'zone'> & { readonly signal: AbortSignal },
): Promise<Result<readonly Sheet[]>> {
  // The screen makes sources of files and of texts.
  const result = await readSpreadsheet(source as Source, { signal, onProgress });
  if (result.kind === 'cancelled') return { kind: 'fault', message: '' };
  if (result.kind === 'failed') return { kind: 'fault', message: text(result.failure.text, result.failure.values) };
  const sheets = result.sheets.map((sheet) => ({ ...tableOf(sheet), name: sheetLabel(sheet, text) }));
  // The user still chooses: another file may have another encoding.
  const isUsual = (sheet: Sheet) => encoding !== undefined && sheet.encoding === encoding;
  return { kind: 'ok', message: '', data: [...sheets.filter(isUsual), ...sheets.filter((each) => !isUsual(each))] };
}

/** The table of a sheet, without what is above its header. */
export function tableOf({ name, rows, encoding }: ReadSheet): Sheet {
  const at = Math.max(0, headerRowOf(rows));
  const [titles = [], ...below] = rows.slice(at);
  return { name, header: titles.map(cellText), rows: below, firstLine: at + 2, ...(encoding && { encoding }) };
}
