import { describe, expect, it } from 'vitest';
import { createContract } from '#openapi/validator.ts';
import { writes } from './samples.ts';

const contract = createContract();

function errorsOf(write: (typeof writes)[number], body: unknown) {
  return contract.validateRequest({ operationId: write.operationId, query: {}, params: { id: '12' }, body });
}

/** Values that no field of any call accepts. */
const refused: Readonly<Record<string, unknown>> = {
  null: null,
  boolean: true,
  object: { id: 'x' },
  'nested lists': [[['x']]],
  fraction: 1.5,
  'not a number': Number.NaN,
  negative: -1,
  'beyond int4': 2 ** 31,
  'beyond a safe integer': 2 ** 53,
  'NUL in text': 'a\0b',
  'a megabyte': 'x'.repeat(1_000_000),
  'a file and more': { 0: new Blob(['x']) },
  'a file pretended': { size: 1, arrayBuffer: 'x' },
};

/** Unusual text that text fields accept, and only they. */
const strangeText: Readonly<Record<string, string>> = {
  'trailing backslash': 'Soul\\',
  quotes: `Soul'"\`; DROP TABLE teams; --`,
  markup: '<img src=x onerror=alert(1)>',
  'right to left': '\u202Eluos\u202C',
  emoji: '👩‍👩‍👧‍👦🇮🇳',
  'lone surrogate': '\uD800',
  'line separators': 'a\r\n\u2028b',
  spaces: '  Soul  ',
  Hindi: 'टीम सोल',
  path: '../../etc/passwd',
  format: '%s%n{{7*7}}$(id)',
  exponent: '1e3',
  hexadecimal: '0x1F4',
};

const textKinds = ['ShortText', 'RichText', 'MatchStatusSent'];

describe.each(writes)('$operationId', (write) => {
  it('accepts all its fields', () => {
    expect(errorsOf(write, write.body)).toEqual([]);
  });

  it.each(Object.entries(refused))('accepts %s for no field, and names the field', (_what, value) => {
    for (const { name } of write.fields) {
      const paths = errorsOf(write, { ...write.body, [name]: value }).map(({ path }) => path.split('[')[0]);
      expect(new Set(paths), name).toEqual(new Set([name]));
    }
  });

  it.each(Object.entries(strangeText))('accepts %s in text fields only', (_what, value) => {
    for (const { name, kind } of write.fields) {
      const errors = errorsOf(write, { ...write.body, [name]: value });
      expect(errors.length, `${name}: ${kind}`).toBe(textKinds.includes(kind) ? 0 : 1);
    }
  });

  it('accepts no unknown field', () => {
    for (const name of ['role_name', 'constructor', 'toString', '', 'pointTable[0][team_id]']) {
      expect(errorsOf(write, { ...write.body, [name]: 'x' }), name).toHaveLength(1);
    }
    expect(errorsOf(write, JSON.parse(`${JSON.stringify(write.body).slice(0, -1)},"__proto__":{"a":1}}`))).not.toEqual(
      [],
    );
  });

  it.each([[undefined], [null], [''], ['name=x'], [0], [[]], [[{}]]])('rejects a body like %j', (body) => {
    expect(errorsOf(write, body)).toHaveLength(1);
  });
});
