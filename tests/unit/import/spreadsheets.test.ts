import { expect, test } from 'vitest';
import { readSpreadsheet } from '#import/read-spreadsheet.ts';
import { maxFileBytes } from '#import/reading/limits.ts';
import { readXlsx } from '#import/reading/read-xlsx.ts';
import { serveRequest } from '#import/serve-request.ts';
import { writeSpreadsheet } from '#import/write-spreadsheet.ts';
import { localWorker } from '../../support/local-worker.ts';

test('a file is read in the worker, which ends after it', async () => {
  const { start, seen } = localWorker();
  const rows = Array.from({ length: 3000 }, (_, at) => [`Team ${at}`, `T${at}`, String(at)]);
  const parts: number[] = [];
  const result = await readSpreadsheet(
    new File([rows.map((row) => `${row.join(',')}\n`).join('')], 'teams.csv'),
    { onProgress: (part) => parts.push(part) },
    start,
  );
  expect(result).toEqual({
    kind: 'ok',
    reading: {
      format: 'text',
      sheets: [{ name: 'teams.csv', rows, uncalculated: 0 }],
    },
  });
  expect(parts).toHaveLength(3);
  expect(seen).toEqual({ messages: 6, most: 4998, isTerminated: true });
});

test('pasted cells', async () => {
  const { start } = localWorker();
  expect(await readSpreadsheet({ name: 'Pasted', text: 'a;b\tc' }, {}, start)).toMatchObject({
    reading: { sheets: [{ name: 'Pasted', rows: [['a;b', 'c']] }] },
  });
});

test('a file that is too large starts no worker', async () => {
  const start = () => {
    throw new Error('started');
  };
  const file = new File([new Uint8Array(maxFileBytes + 1)], 'teams.csv');
  expect(await readSpreadsheet(file, {}, start)).toEqual({ kind: 'failed', failure: { kind: 'tooLarge' } });
});

test('cancelling ends the worker', async () => {
  const { start, seen } = localWorker(() => new Promise(() => undefined));
  const controller = new AbortController();
  const reading = readSpreadsheet({ name: '', text: 'a' }, { signal: controller.signal }, start);
  controller.abort();
  expect(await reading).toEqual({ kind: 'cancelled' });
  expect(seen.isTerminated).toBe(true);
  expect(await readSpreadsheet({ name: '', text: 'a' }, { signal: controller.signal }, start)).toEqual({
    kind: 'cancelled',
  });
});

test('a worker that fails, a file that has been deleted', async () => {
  const failed = { kind: 'failed', failure: { kind: 'notReadable' } };
  const { start, seen } = localWorker(() => Promise.reject(new Error('out of memory')));
  expect(await readSpreadsheet({ name: '', text: 'a' }, {}, start)).toEqual(failed);
  expect(await writeSpreadsheet([], start)).toBeUndefined();
  expect(seen.isTerminated).toBe(true);

  const file = new Blob();
  file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  const responses: unknown[] = [];
  await serveRequest({ kind: 'readFile', name: 'teams.csv', file }, (response) => responses.push(response));
  expect(responses).toEqual([{ kind: 'result', result: failed }]);
});

test('a file is written in the worker', async () => {
  const { start, seen } = localWorker();
  const bytes = await writeSpreadsheet(
    [{ name: 'Teams', columns: [{ header: 'Name', kind: 'text' }], rows: [['Soul']] }],
    start,
  );
  expect(await readXlsx(bytes ?? new Uint8Array())).toMatchObject([{ name: 'Teams', rows: [['Name'], ['Soul']] }]);
  expect(seen.isTerminated).toBe(true);
});
