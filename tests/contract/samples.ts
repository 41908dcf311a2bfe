import contract from '#openapi/admin-api.json' with { type: 'json' };
import type { OperationId } from '#openapi/validator.ts';
import { operations, type Schema } from './document.ts';

/** A valid value for each kind of value. */
const good: Readonly<Record<string, unknown>> = {
  Id: '12',
  OptionalId: '12',
  Count: '0',
  OptionalCount: '0',
  OptionalPoints: '-10',
  Places: '12-9-8',
  RankOrder: 'total_point,total_finish',
  RankDecider: 'last_match',
  SharedPlace: 'each',
  RulesetReference: 'preset-15',
  OneTimeCode: '048213',
  ShortText: 'Team Soul',
  RichText: '<p>Rules</p>',
  EncodedPassword: 'QWRtaW5AMTIzNA==',
  ActiveStatus: '1',
  MatchStatusSent: 'finished',
  DateTime: '2026-11-20 18:30:00',
  OptionalDateTime: '2026-11-20 18:30:00',
  BirthDate: '1998-04-30',
  Picture: new Blob(['picture']),
};

/** A member of a body, and the name of its value's schema (`list` for rows). */
interface Field {
  readonly name: string;
  readonly kind: string;
}

interface Write {
  readonly operationId: OperationId;
  readonly fields: readonly Field[];
  /** A body with a valid value for every field. */
  readonly body: Readonly<Record<string, unknown>>;
}

interface SentSchema extends Schema {
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly SentSchema[];
}

const schemas: Readonly<Record<string, SentSchema>> = contract.components.schemas;

/** Every operation with a request body. */
export const writes: readonly Write[] = [...operations.values()].flatMap(({ operationId, requestBody }) => {
  const schema = requestBody?.content['multipart/form-data']?.schema;
  if (schema === undefined) return [];
  const members = Object.entries(membersOf(schema));
  const fields = members.map(([name, member]) => ({ name, kind: kindOf(member) }));
  const body = Object.fromEntries(members.map(([name, member]) => [name, sampleOf(member)]));
  return [{ operationId: operationId as OperationId, fields, body }];
});

function sampleOf(schema: SentSchema): unknown {
  const kind = kindOf(schema);
  if (kind in good) return good[kind];
  if (schema.anyOf?.[0] !== undefined) return sampleOf(schema.anyOf[0]);
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.minimum !== undefined) return schema.minimum;
  if (schema.items !== undefined) return [sampleOf(schema.items)];
  return Object.fromEntries(Object.entries(membersOf(schema)).map(([name, member]) => [name, sampleOf(member)]));
}

function membersOf(schema: Schema): Readonly<Record<string, SentSchema>> {
  const target = schema.$ref === undefined ? schema : (schemas[kindOf(schema)] ?? {});
  const inherited = (target.allOf ?? []).flatMap((part) => Object.entries(membersOf(part)));
  return { ...Object.fromEntries(inherited), ...target.properties };
}

function kindOf(schema: SentSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  return schema.items === undefined ? 'choice' : 'list';
}
