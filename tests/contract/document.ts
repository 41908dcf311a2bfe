import contract from '#openapi/admin-api.json' with { type: 'json' };

/** The part of an operation that the tests use. */
export interface Operation {
  readonly operationId: string;
  readonly deprecated?: boolean;
  readonly security?: readonly object[];
  readonly parameters?: readonly (Partial<Parameter> & { readonly $ref?: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, object>>;
  readonly 'x-optional'?: boolean;
  readonly 'x-offline'?: string;
  readonly 'x-personal'?: boolean;
  readonly 'x-side-effect'?: boolean;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly 'x-optional'?: boolean;
}

export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly $ref?: string;
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const methods = ['get', 'post', 'patch', 'delete', 'put', 'head', 'options', 'trace'];
const paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> = contract.paths;
const parameters: Readonly<Record<string, Parameter>> = contract.components.parameters;
const schemas: Readonly<Record<string, Schema>> = contract.components.schemas;

/** The operations of the contract by call: `'GET /api/v1/teams'`. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries(paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => [`${method.toUpperCase()} ${path}`, item[method] as Operation] as const),
  ),
);

export function parameterNames(operation: Operation, place: 'query' | 'path'): string[] {
  return parametersOf(operation)
    .filter((parameter) => parameter.in === place)
    .map(({ name = '' }) => name);
}

/** The query parameters that a server may lack: the filters of a list. */
export function optionalNames(operation: Operation): string[] {
  return parametersOf(operation)
    .filter((parameter) => parameter['x-optional'] === true && parameter.in === 'query')
    .map(({ name = '' }) => name);
}

function parametersOf(operation: Operation): readonly Partial<Parameter>[] {
  return (operation.parameters ?? []).map((one) =>
    one.$ref === undefined ? one : (parameters[lastOf(one.$ref)] ?? one),
  );
}

export function bodyNames(operation: Operation): string[] {
  return namesOf(operation.requestBody?.content['multipart/form-data']?.schema ?? {});
}

function namesOf(schema: Schema): string[] {
  const target = schema.$ref === undefined ? schema : (schemas[lastOf(schema.$ref)] ?? {});
  return [...(target.allOf ?? []).flatMap(namesOf), ...Object.keys(target.properties ?? {})];
}

function lastOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
