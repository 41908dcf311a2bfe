import { expect, test } from 'vitest';
import { readSpreadsheet } from '#import/read-spreadsheet.ts';
import { failures } from '#import/reading/failure.ts';
import { readXlsx } from '#import/reading/read-xlsx.ts';
import { serveRequest } from '#import/serve-request.ts';
import { writeSpreadsheet } from '#import/write-spreadsheet.ts';
import { localWorker } from '../../support/local-worker.ts';

test('a file is read in the worker, which ends after it', async () => {
  const { start, seen } = localWorker();
  const rows = Array.from({ length: 3000 }, (_, at) => [`Team ${at}`, `T${at}`, String(at)]);
  const parts: number[] = [];
  const result = await readSpreadsheet(
    { name: 'teams.csv', content: new Blob([rows.map((row) => `${row.join(',')}\n`).join('')]) },
    { onProgress: (part) => parts.push(part) },
    start,
  );
  expect(result).toEqual({
    kind: 'ok',
    sheets: [{ name: 'teams.csv', rows }],
  });
  expect(parts).toHaveLength(3);
  expect(seen).toEqual({ messages: 6, most: 4998, isTerminated: true });
});

test('pasted cells', async () => {
  const { start } = localWorker();
  expect(await readSpreadsheet({ name: 'Pasted', content: 'a;b\tc' }, {}, start)).toMatchObject({
    sheets: [{ name: 'Pasted', rows: [['a;b', 'c']] }],
  });
});

test('cancelling ends the worker', async () => {
  const { start, seen } = localWorker(() => new Promise(() => undefined));
  const controller = new AbortController();
  const reading = readSpreadsheet({ name: '', content: 'a' }, { signal: controller.signal }, start);
  controller.abort();
  expect(await reading).toEqual({ kind: 'cancelled' });
  expect(seen.isTerminated).toBe(true);
  expect(await readSpreadsheet({ name: '', content: 'a' }, { signal: controller.signal }, start)).toEqual({
    kind: 'cancelled',
  });
});

test('a worker that fails, a file that has been deleted', async () => {
  const failed = { kind: 'failed', failure: failures.notReadable };
  const { start, seen } = localWorker(() => Promise.reject(new Error('out of memory')));
  expect(await readSpreadsheet({ name: '', content: 'a' }, {}, start)).toEqual(failed);
  expect(await writeSpreadsheet([], start)).toBeUndefined();
  expect(seen.isTerminated).toBe(true);

  const file = new Blob();
  file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  const responses: unknown[] = [];
  await serveRequest({ kind: 'read', source: { name: 'teams.csv', content: file } }, (response) =>
    responses.push(response),
  );
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
