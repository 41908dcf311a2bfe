import type { Arbitrary } from 'fast-check';
import { fc } from '../../support/fast-check.ts';
import { pictureFile } from '../support/pictures.ts';
import { membersOf, resolved, type Schema } from './calls.ts';

/** Ids up to this one often belong to a demo record. */
const likelyIds = 40;

/** Values that a schema of the contract allows. Many of them are meaningful to the server. */
export function allowedBy(schema: Schema): Arbitrary<unknown> {
  const target = resolved(schema);
  if (target.const !== undefined) return fc.constant(target.const);
  if (target.enum !== undefined) return fc.constantFrom(...target.enum);
  if (target.anyOf !== undefined) return fc.oneof(...target.anyOf.map(allowedBy));
  if (target.contentMediaType !== undefined) return file;
  if (target.items !== undefined) return listOf(target.items, target);
  const members = membersOf(target);
  if (members.length > 0) return objectOf(members);
  const types = [target.type ?? []].flat();
  return fc.oneof(
    ...(types.includes('integer') ? [integerOf(target)] : []),
    ...(types.includes('string') ? [textOf(target)] : []),
  );
}

function listOf(items: Schema, { minItems = 0, maxItems = 1000 }: Schema): Arbitrary<unknown[]> {
  const few = fc.array(allowedBy(items), { minLength: minItems, maxLength: 4 });
  const most = allowedBy(items).map((item) => Array.from({ length: maxItems }, () => item));
  return fc.oneof({ weight: 30, arbitrary: few }, { weight: 1, arbitrary: most });
}

function objectOf(members: ReturnType<typeof membersOf>): Arbitrary<object> {
  const model = Object.fromEntries(members.map(({ name, schema }) => [name, allowedBy(schema)]));
  return fc.record(model, { requiredKeys: members.filter(({ isRequired }) => isRequired).map(({ name }) => name) });
}

function integerOf({ minimum = 0, maximum = 2_147_483_647 }: Schema): Arbitrary<number> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: minimum, max: Math.min(likelyIds, maximum) }) },
    { weight: 1, arbitrary: fc.integer({ min: minimum, max: maximum }) },
  );
}

function textOf(schema: Schema): Arbitrary<string> {
  const { pattern, maxLength = 300 } = schema;
  if (pattern === undefined || pattern.includes('\\u0000')) return lineOf(maxLength);
  const asTyped = fc.stringMatching(new RegExp(pattern));
  const digits = [schema.type ?? []].flat().includes('integer') ? [integerOf(schema).map(String)] : [];
  return fc.oneof(asTyped, ...digits).filter((text) => text.length <= maxLength && fits(text, schema));
}

function fits(text: string, { type, maximum }: Schema): boolean {
  return maximum === undefined || type === 'string' || text === '' || Number(text) <= maximum;
}

/** Lines of text from users, providers and attackers. Most are short, so that the rules for names accept them. */
function lineOf(maxLength: number): Arbitrary<string> {
  const noNul = (text: string) => !text.includes('\0') && Array.from(text).length <= maxLength;
  const short = Math.min(28, maxLength);
  return fc
    .oneof(
      fc.string({ minLength: 1, maxLength: short }).map((text) => text.trim() || 'x'),
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(10, maxLength) })
        .map((text) => text.trim() || 'x'),
      fc.string({ unit: 'binary', maxLength: short }),
      fc.string({ unit: 'binary', minLength: maxLength, maxLength }),
      fc.constantFrom('https://youtu.be/fB8TyLTD7EE', 'https://example.com/a', 'asha@example.com', '9876543210'),
      fc.nat({ max: 9 }).map(String),
      fc.emailAddress(),
      fc.webUrl(),
    )
    .filter(noNul);
}

const file: Arbitrary<Blob> = fc.oneof(
  fc
    .record({ kind: fc.constantFrom('png', 'jpg', 'webp'), bytes: fc.integer({ min: 70, max: 4096 }) })
    .map(({ kind, bytes }) => pictureFile(kind, { bytes })),
  fc
    .uint8Array({ maxLength: 200 })
    .map((bytes) => new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' })),
);
