import { expect, test, vi } from 'vitest';
import { entity as teams } from '#entities/declared/teams.ts';
import { english } from '#i18n/english.ts';
import { importReader } from '#import/import-reader.ts';
import { readImportEncoding, writeImportEncoding } from '#import/storage/import-encoding.ts';
import { localWorker } from '../../../support/local-worker.ts';
import { openTab, withDevice } from '../../../support/page/open-tab.ts';

withDevice();

/** 'Équipe' as an older program saves it. */
const file = () =>
  new File(
    [new Uint8Array([...new TextEncoder().encode('Name\n'), 0xc9, ...new TextEncoder().encode('quipe\n')])],
    'teams.csv',
  );

async function encodings(encoding: string | undefined) {
  const { api } = await openTab();
  const reader = importReader(api, teams, { text: english, zone: 'ist', encoding });
  const result = await reader.read({ name: 'teams.csv', content: file() }, new AbortController().signal);
  return result.kind === 'ok' ? result.data.map((sheet) => sheet.encoding) : [];
}

test('the encoding that the user chose for a list is the first of the ways to read its next file', async () => {
  vi.stubGlobal('Worker', function started() {
    return localWorker().start();
  });
  const usual = await encodings(undefined);
  const [, second, ...others] = usual;
  expect(others.length).toBeGreaterThan(0);
  writeImportEncoding('teams', second ?? '');
  writeImportEncoding('player', 'gbk');
  expect(await encodings(readImportEncoding('teams'))).toEqual([second, usual[0], ...others]);
  expect(readImportEncoding('series')).toBeUndefined();
  // What a file cannot be read in changes nothing.
  expect(await encodings('utf-8')).toEqual(usual);
});
