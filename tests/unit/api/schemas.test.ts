import { expect, test } from 'vitest';
import { recordSchema } from '#api/calls/entity-calls.ts';
import { optionsSchema } from '#api/calls/option-calls.ts';
import { envelopeSchema } from '#api/http/envelope.ts';
import { listSchema } from '#api/schema.ts';

const invalid = { success: false };
const parsed = (data: unknown) => ({ success: true, data });

test('an envelope keeps its other members', () => {
  const body = { status: true, message: 'Done', data: 1, token: 't', accessToken: 'a' };
  expect(envelopeSchema.safeParse(body)).toEqual(parsed({ ...body, errors: [] }));
});

test('an envelope may have no message, and both spellings of errors', () => {
  const errors = [
    { path: 'name', msg: 'Bad' },
    { param: 'game_id', msg: 'Worse', location: 'body' },
    { msg: 'No place' },
  ];
  expect(envelopeSchema.safeParse({ status: false, message: null, errors })).toEqual(
    parsed({
      status: false,
      message: '',
      errors: [
        { path: 'name', msg: 'Bad' },
        { path: 'game_id', msg: 'Worse' },
        { path: '', msg: 'No place' },
      ],
    }),
  );
});

test.each([
  undefined,
  null,
  '<html>',
  [],
  {},
  { status: 'true' },
  { status: true, message: 7 },
  { status: true, errors: {} },
  { status: true, errors: [{ path: 'name' }] },
  { status: true, errors: [{ path: 7, msg: 'Bad' }] },
])('%j is not an envelope', (body) => {
  expect(envelopeSchema.safeParse(body)).toEqual(invalid);
});

test('a list has totals as numbers or as text, exact unless the response says otherwise', () => {
  const data = [{ id: 1, name: 'Soul' }, { id: 'b' }];
  expect(listSchema.safeParse({ data, totalPageCount: '2', totalData: 17, more: true })).toEqual(
    parsed({ data, totalPageCount: 2, totalData: 17, isEstimate: false }),
  );
});

test.each([
  null,
  [],
  { data: [], totalPageCount: 1 },
  { data: [], totalPageCount: -1, totalData: 0 },
  { data: [], totalPageCount: 'many', totalData: 0 },
  { data: [], totalPageCount: { valueOf: 1, toString: 1 }, totalData: 0 },
  { data: [null], totalPageCount: 1, totalData: 1 },
  { data: [{ name: 'No id' }], totalPageCount: 1, totalData: 1 },
])('%j is not a list', (body) => {
  expect(listSchema.safeParse(body)).toEqual(invalid);
});

test('a record is accepted alone or as a list with one item', () => {
  expect(recordSchema.safeParse({ id: 7, name: 'Soul' })).toEqual(parsed({ id: 7, name: 'Soul' }));
  expect(recordSchema.safeParse([{ id: 7 }])).toEqual(parsed({ id: 7 }));
});

test.each([null, 'x', [], [[]], {}, [{}], { id: null }])('%j is not a record', (body) => {
  expect(recordSchema.safeParse(body)).toEqual(invalid);
});

test('options have ids as numbers or as text', () => {
  const options = [
    { id: '3', name: 'BGMI', short: 'B' },
    { id: 4, name: 'CS2', pandascore_id: '31' },
  ];
  expect(optionsSchema.safeParse(options)).toEqual(
    parsed([
      { id: 3, name: 'BGMI', short: 'B', pandascore_id: null },
      { id: 4, name: 'CS2', pandascore_id: 31 },
    ]),
  );
});

test.each([null, {}, [{ id: 1 }], [{ id: 'x', name: 'X' }], [{ id: 1, name: 'X', pandascore_id: 'y' }]])(
  '%j is not a list of options',
  (body) => {
    expect(optionsSchema.safeParse(body)).toEqual(invalid);
  },
);
