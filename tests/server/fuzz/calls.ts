import contract from '#openapi/admin-api.json' with { type: 'json' };
import { operations } from '../../contract/document.ts';

/** The members of a contract schema that value generation uses. */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly contentMediaType?: string;
}

/** A value in a call: a parameter, or a member of the body. */
export interface Place {
  readonly where: 'path' | 'query' | 'body';
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** An operation of the contract with all values of its request. */
export interface FuzzedCall {
  /** `'PATCH /api/v1/teams/{id}'` */
  readonly call: string;
  readonly operationId: string;
  readonly places: readonly Place[];
  readonly hasBody: boolean;
}

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

const schemas = contract.components.schemas as Readonly<Record<string, Schema>>;
const parameters: Readonly<Record<string, Parameter>> = contract.components.parameters;

/** All operations of the contract. */
export const fuzzedCalls: readonly FuzzedCall[] = [...operations].map(([call, operation]) => {
  const body: Schema | undefined = operation.requestBody?.content['multipart/form-data']?.schema;
  const inAddress = (operation.parameters ?? []).map((one): Parameter => parameters[lastOf(one.$ref)] ?? one);
  return {
    call,
    operationId: operation.operationId,
    hasBody: body !== undefined,
    places: [
      ...inAddress.flatMap(placeOf),
      ...(body === undefined ? [] : membersOf(body)).map((member) => ({ where: 'body' as const, ...member })),
    ],
  };
});

function placeOf({ name = '', in: where, schema = {}, required = false }: Parameter): Place[] {
  return where === 'path' || where === 'query' ? [{ where, name, schema, isRequired: required }] : [];
}

interface Member {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** The members of an object schema, including those of `allOf`. */
export function membersOf(schema: Schema): readonly Member[] {
  const target = resolved(schema);
  const required = new Set(requiredOf(target));
  const collect = (part: Schema): readonly (readonly [string, Schema])[] => {
    const own = resolved(part);
    return [...(own.allOf ?? []).flatMap(collect), ...Object.entries(own.properties ?? {})];
  };
  return collect(target).map(([name, member]) => ({ name, schema: member, isRequired: required.has(name) }));
}

function requiredOf(schema: Schema): readonly string[] {
  const target = resolved(schema);
  return [...(target.allOf ?? []).flatMap(requiredOf), ...(target.required ?? [])];
}

/** The schema itself, or the one that it refers to. */
export function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolved(schemas[lastOf(schema.$ref)] ?? {});
}

function lastOf(reference = ''): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
