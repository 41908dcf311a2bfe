import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FieldError } from '#machines/result.ts';
import contract from './admin-api.json' with { type: 'json' };
import { fieldErrors } from './field-errors.ts';
import { type Operation, requestSchema, responseSchemas } from './operation-schemas.ts';
import { createPathTable } from './path-table.ts';
import type { operations } from './schema.d.ts';

export type OperationId = keyof operations;

export interface FoundOperation {
  readonly operationId: OperationId;
  /** The path as the contract writes it: `/api/v1/teams/{id}`. */
  readonly template: string;
  readonly pathParams: Readonly<Record<string, string>>;
  /** Whether it changes nothing, so that it may run twice. */
  readonly isRead: boolean;
}

export interface ContractRequest {
  readonly operationId: OperationId;
  readonly query: Readonly<Record<string, unknown>>;
  readonly params: Readonly<Record<string, unknown>>;
  /** The decoded body: rows as arrays, files as Blobs. Undefined when there was none. */
  readonly body: unknown;
}

export interface ContractResponse {
  readonly operationId: OperationId;
  readonly httpStatus: number;
  readonly body: unknown;
}

export interface Contract {
  /** The operation of a method and a path without its query, or undefined when the contract has none. */
  findOperation(method: string, path: string): FoundOperation | undefined;
  /** The differences between a request and the contract; empty for a valid request. Converts no values. */
  validateRequest(request: ContractRequest): FieldError[];
  /** The differences between a response and what its operation documents for the HTTP status; empty for a valid one. */
  validateResponse(response: ContractResponse): string[];
}

/** More than twice the values of the largest body, a table of 1,000 rows. */
const maxValues = 20_000;
const methods = ['get', 'post', 'patch', 'delete'] as const;

/** Without its type and length: they are those of the bytes in a request, and a decoded file is a Blob. */
const pictureFile = { contentMediaType: contract.components.schemas.PictureFile.contentMediaType };

/** Finds operations, and checks requests and responses. Compiles each schema at its first use. */
export function createContract(): Contract {
  const routes = routesOf(contract.paths);
  const root = {
    ...contract,
    components: { ...contract.components, schemas: { ...contract.components.schemas, PictureFile: pictureFile } },
    requests: Object.fromEntries(routes.map(({ value }) => [value.operationId, requestSchema(value, contract)])),
    responses: Object.fromEntries(routes.map(({ value }) => [value.operationId, responseSchemas(value, contract)])),
  };
  const ajv = createAjv(root);
  const find = createPathTable(routes);
  return {
    findOperation(method, path) {
      const match = find(method, path);
      if (match === undefined) return undefined;
      // schema.d.ts is generated from the same document, so it has the same ids.
      const operationId = match.value.operationId as OperationId;
      const isRead = method.toUpperCase() === 'GET' && match.value['x-side-effect'] !== true;
      return { operationId, template: match.template, pathParams: match.pathParams, isRead };
    },
    validateRequest({ operationId, query, params, body }) {
      if (!hasAtMost(maxValues, body)) return [{ path: '', msg: 'The request has too many values' }];
      const request = body === undefined ? { query, params } : { query, params, body };
      return fieldErrors(check(ajv.getSchema(`contract#/requests/${operationId}`), request));
    },
    validateResponse({ operationId, httpStatus, body }) {
      const validate = ajv.getSchema(`contract#/responses/${operationId}/${httpStatus}`);
      if (validate === undefined) return [`${operationId} does not document HTTP ${httpStatus}`];
      return differences(check(validate, body));
    },
  };
}

function routesOf(paths: Readonly<Record<string, Readonly<Partial<Record<(typeof methods)[number], Operation>>>>>) {
  return Object.entries(paths).flatMap(([template, item]) =>
    methods.flatMap((method) => {
      const value = item[method];
      return value === undefined ? [] : [{ method: method.toUpperCase(), template, value }];
    }),
  );
}

function createAjv(root: AnySchema): Ajv2020 {
  // Strict mode rejects the members that OpenAPI adds to JSON Schema.
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateSchema: false });
  ajv.addFormat('int32', { type: 'string', validate: (digits: string) => Number(digits) <= 2_147_483_647 });
  // Describes numbers only. Their range is in `minimum` and `maximum`.
  ajv.addFormat('int64', true);
  ajv.addFormat('binary', true);
  ajv.removeKeyword('contentMediaType');
  ajv.addKeyword({ keyword: 'contentMediaType', validate: (_type: string, value: unknown) => isFile(value) });
  ajv.addSchema(root, 'contract');
  return ajv;
}

function check(validate: ValidateFunction | undefined, value: unknown): readonly ErrorObject[] {
  if (validate === undefined) throw new Error('The contract has no such operation');
  return validate(value) ? [] : (validate.errors ?? []);
}

/** A response is a success or a refusal. Omits the errors that only say that it is not the other one. */
function differences(errors: readonly ErrorObject[]): string[] {
  const specific = errors.filter(
    ({ instancePath, keyword }) => keyword !== 'oneOf' && !(keyword === 'const' && instancePath === '/status'),
  );
  return (specific.length > 0 ? specific : errors).map(({ instancePath, message = 'is wrong' }) =>
    `${instancePath} ${message}`.trim(),
  );
}

/** Not `instanceof`: a Blob may come from another realm. */
function isFile(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'arrayBuffer' in value && typeof value.arrayBuffer === 'function'
  );
}

/** Protects the validator, which creates an error for each wrong value, from huge bodies. */
function hasAtMost(limit: number, value: unknown): boolean {
  const waiting = [value];
  for (let seen = 0; waiting.length > 0; seen += 1) {
    const next = waiting.pop();
    if (typeof next === 'object' && next !== null && !isFile(next)) {
      const inside: unknown[] = Object.values(next);
      if (seen + waiting.length + inside.length > limit) return false;
      waiting.push(...inside);
    }
  }
  return true;
}
