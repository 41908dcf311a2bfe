import { describe, expect, it } from 'vitest';
import { editCells, setActions, setConverted, setExisting } from '#machines/import/changes.ts';
import { newestAfter, rowToSend } from '#machines/import/progress.ts';
import { type ImportRow, reasonsOf, rowKey } from '#machines/import/row.ts';
import { countsOf, indexesWith, progressOf, rowInTurn } from '#machines/import/rows.ts';
import { matchColumn } from '#machines/import/sheet.ts';
import { initialContext } from '#machines/import/storing.ts';
import { converted, firstKey, inputOf, rowOf, storedOf } from './fixtures.ts';

const contextOf = (rows: readonly ImportRow[]) => initialContext(inputOf(storedOf(rows)));
const lions = [{ id: 3, name: 'Lions' }];

describe('the key of a row', () => {
  it('differs by row and by attempt, and is a UUID', () => {
    const keys = [0, 1, 19_999].flatMap((at) => [0, 1, 2].map((attempt) => rowKey(firstKey, at, attempt)));
    expect(new Set(keys).size).toBe(9);
    for (const key of keys) expect(key).toMatch(/^11111111-1111-4111-8111-[0-9a-f]{12}$/);
    expect(rowKey('11111111-1111-4111-8111-ffffffffffff', 1, 0)).toBe(firstKey);
  });
});

describe('an edit', () => {
  it('removes the message of a cell that could not be read, and validates the row', () => {
    const unread = rowOf('', {
      unread: { day: 'Not a date' },
      errors: { name: 'Name is required', day: 'Not a date' },
    });
    const { rows } = editCells(contextOf([unread]), [{ row: 0, name: 'day', value: '2026-05-04' }]);
    expect(rows[0]).toMatchObject({
      unread: {},
      errors: { name: 'Name is required' },
      edited: { day: '2026-05-04' },
    });
    expect(countsOf(rows).invalid).toBe(1);
  });

  it('of a failed row lets it be sent again with another key', () => {
    const failed = rowOf('Lions', { progress: { kind: 'failed', message: 'Taken', errors: {} } });
    const { rows } = editCells(contextOf([failed]), [{ row: 0, name: 'name', value: 'Lynx' }]);
    expect(rows[0]).toMatchObject({ attempt: 1, progress: { kind: 'waiting' } });
    expect(countsOf(rows)).toMatchObject({ failed: 0, create: 1 });
  });

  it('does not change a row that was created, or that does not exist', () => {
    const created = rowOf('Lions', { progress: { kind: 'created', id: 7, message: '' } });
    const context = contextOf([created]);
    const changes = [0, 5].map((row) => ({ row, name: 'name', value: 'Lynx' }));
    expect(editCells(context, changes).rows).toBe(context.rows);
  });

  it('of the identifying field makes the existing records of the row unknown', () => {
    const context = { ...contextOf([rowOf('Lions'), rowOf('Lynx')]), identifyBy: ['name'] };
    expect(editCells(context, [{ row: 1, name: 'name', value: 'Tigers' }]).unfound).toEqual([1]);
    expect(editCells(context, [{ row: 1, name: 'country', value: '1' }]).unfound).toEqual([]);
  });
});

describe('existing records', () => {
  const context = { ...contextOf([rowOf('Lions'), rowOf(''), rowOf('Lynx')]), unfound: 'all' as const };
  const found = [
    { at: 0, existing: lions },
    { at: 2, existing: [...lions, { id: 4, name: 'Lions' }] },
  ];

  it('are skipped, unless the user chooses otherwise', () => {
    const { rows, unfound } = setExisting(context, found);
    expect(rows.map(({ action }) => action)).toEqual(['skip', 'create', 'skip']);
    expect(unfound).toEqual([]);
  });

  it('are updated if the user said so for all, but not if a row has several', () => {
    const { rows } = setExisting({ ...context, whenExisting: 'update' }, found);
    expect(rows.map(({ action }) => action)).toEqual(['update', 'create', 'skip']);
    const again = { ...context, ...setExisting(context, found) };
    const all = setActions(again, { action: 'update', rows: null });
    expect(all.map(({ action }) => action)).toEqual(['update', 'create', 'skip']);
    const created = setActions(again, { action: 'create', rows: null });
    expect(created.map(({ action }) => action)).toEqual(['create', 'create', 'create']);
  });

  it('let a row leave out required fields', () => {
    const { rows } = setExisting({ ...context, whenExisting: 'update' }, [{ at: 1, existing: lions }]);
    expect(rows[1]?.errors).toEqual({});
    expect(countsOf(rows)).toMatchObject({ update: 1, create: 2, invalid: 0 });
  });

  it('are forgotten when a row is new after all', () => {
    const before = { ...context, ...setExisting(context, found), unfound: [0] };
    expect(setExisting(before, []).rows.map(({ action }) => action)).toEqual(['create', 'create', 'skip']);
  });
});

describe('a row that changes nothing', () => {
  const same = [{ id: 3, name: 'Lions', isSame: true }];
  const found = setExisting({ ...contextOf([rowOf('Lions')]), unfound: 'all', whenExisting: 'update' }, [
    { at: 0, existing: same },
  ]);

  it('is not sent, also if the record breaks a rule', () => {
    expect(countsOf(found.rows)).toMatchObject({ same: 1, update: 0 });
    expect(countsOf([rowOf('', { action: 'update', existing: same, errors: { name: 'Taken' } })])).toMatchObject({
      same: 1,
    });
  });

  it('updates its record after an edit', () => {
    const edited = editCells({ ...contextOf([]), ...found }, [{ row: 0, name: 'name', value: 'Lynx' }]);
    expect(countsOf(edited.rows)).toMatchObject({ same: 0, update: 1 });
  });
});

describe('a row that repeats another one', () => {
  const repeats = [{ id: 'row 2', name: 'Row 2', line: 2, at: 0 }];
  const second = rowOf('Lions', {
    line: 3,
    action: 'update',
    existing: repeats,
    progress: { kind: 'sending', key: 'key' },
  });
  const sent = (progress: ImportRow['progress']) => {
    const context = { ...contextOf([rowOf('Lions', { line: 2, progress }), second]) };
    return rowToSend(context).existing;
  };

  it('can update the record of that row once it is saved', () => {
    const context = { ...contextOf([rowOf('Lions'), rowOf('Lions')]), unfound: 'all' as const };
    const { rows } = setExisting({ ...context, whenExisting: 'update' }, [{ at: 1, existing: repeats }]);
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update']);
    expect(sent({ kind: 'created', id: 7, message: '' })).toEqual([{ id: 7, name: 'Row 2' }]);
    expect(sent({ kind: 'updated', id: 8, message: '' })).toEqual([{ id: 8, name: 'Row 2' }]);
  });

  it('has no record if that row was not saved', () => {
    for (const progress of [
      { kind: 'waiting' },
      { kind: 'failed', message: '', errors: {} },
      { kind: 'unknown', message: '' },
      { kind: 'created', id: null, message: '' },
    ] as const) {
      expect(sent(progress)).toEqual([]);
    }
  });

  it('is skipped in an import of an earlier version, which knows no row', () => {
    const before = [{ id: 'row 2', name: 'Row 2', line: 2 }];
    const context = { ...contextOf([rowOf('Lions', { existing: before, action: 'skip' })]) };
    const rows = setActions(context, { action: 'update', rows: [0] });
    expect(rows.map(({ action }) => action)).toEqual(['skip']);
  });

  it('is found anew together with the row that was edited to repeat it', () => {
    const context = { ...contextOf([rowOf('Lions'), rowOf('Lions')]), unfound: [0] };
    const { rows } = setExisting(context, [{ at: 1, existing: repeats }]);
    expect(rows.map(({ existing }) => existing.length)).toEqual([0, 1]);
  });
});

describe('rows that are converted again', () => {
  it('keep what the user typed', () => {
    const context = contextOf([rowOf('Lions', { values: { name: 'Lynx' }, edited: { name: 'Lynx' } })]);
    const { rows } = setConverted(context, [converted('Lions'), converted('')]);
    expect(rows.map(({ values }) => values['name'])).toEqual(['Lynx', '']);
  });

  it('are looked up again by the same field, unless it is not imported any more', () => {
    const context = { ...contextOf([]), identifyBy: ['name'] };
    expect(setConverted(context, [converted('Lions')])).toMatchObject({ identifyBy: ['name'], unfound: 'all' });
    expect(setConverted({ ...context, match: [null] }, [converted('Lions')])).toMatchObject({
      identifyBy: [],
      unfound: [],
    });
  });

  it('are looked up by the field that names records, if it is imported, so that no record is created twice', () => {
    const context = { ...contextOf([]), identity: 'name' };
    expect(setConverted(context, [converted('Lions')])).toMatchObject({ identifyBy: ['name'], unfound: 'all' });
    expect(setConverted({ ...context, match: ['tag'] }, [converted('Lions')])).toMatchObject({ identifyBy: [] });
    const chosen = { ...context, match: ['name', 'tag'], identifyBy: ['tag'] };
    expect(setConverted(chosen, [converted('Lions')])).toMatchObject({ identifyBy: ['tag'] });
  });
});

it('begins with the row that may have been sent', () => {
  const rows = [rowOf('Lions'), rowOf('Lynx', { progress: { kind: 'sending', key: 'key' } })];
  expect(rowInTurn(rows)).toBe(1);
});

it('notes the highest id that was created', () => {
  expect(newestAfter({ newestBefore: 5 }, 9)).toBe(9);
  expect(newestAfter({ newestBefore: 9 }, '5')).toBe(9);
  expect(newestAfter({ newestBefore: null }, 5)).toBe(5);
  expect(newestAfter({ newestBefore: 5 }, null)).toBe(5);
  expect(newestAfter({ newestBefore: 5 }, 'abc')).toBe(5);
});

it('matches a field to one column', () => {
  expect(matchColumn({ match: ['name', null] }, { column: 1, field: 'name' }).match).toEqual([null, 'name']);
  expect(matchColumn({ match: ['name', null] }, { column: 1, field: null }).match).toEqual(['name', null]);
});

describe('a list of rows', () => {
  const failed = rowOf('Lynx', {
    line: 2,
    edited: { name: 'Lynx' },
    texts: ['Tigers', 'note'],
    progress: { kind: 'failed', message: 'Refused', errors: { name: 'Name is taken' } },
  });
  const invalid = rowOf('', { line: 3, errors: { name: 'Name is required' } });
  const unknown = rowOf('Puma', { line: 4, progress: { kind: 'unknown', message: 'No reply' } });
  const skipped = rowOf('', { line: 5, action: 'skip', errors: { name: 'Name is required' } });
  const rows = [rowOf('Lions'), failed, invalid, unknown, skipped];

  it('says why rows were not imported', () => {
    expect(rows.map(reasonsOf)).toEqual([[], ['Refused', 'Name is taken'], ['Name is required'], ['No reply'], []]);
  });

  it('counts the rows that have a result', () => {
    expect(progressOf(rows)).toEqual({ done: 2, of: 3 });
  });

  it('has the rows in a status', () => {
    expect(indexesWith(rows, 'failed')).toEqual([1]);
    expect(indexesWith(rows, 'failed')).toBe(indexesWith(rows, 'failed'));
  });
});
