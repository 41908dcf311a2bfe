import { createContract } from '#openapi/validator.ts';
import { type Operation, operations, parameterNames } from '../../contract/document.ts';

/** Represents a body that could not be read. The other parts of the call are still checked. */
export const unseen = Symbol('unseen body');

/** A call as the client sent it. */
export interface JudgedCall {
  readonly method: string;
  readonly path: string;
  /** The encoded query of the address. */
  readonly search: string;
  readonly authorization: string | null;
  /** The decoded body, with rows as lists; undefined when there is none. */
  readonly body: unknown;
}

/** Returns violations of the contract with the operation and the field: `createTeam sent: name must be text`. */
interface CallJudge {
  readonly request: (call: JudgedCall) => readonly string[];
  readonly answer: (call: Pick<JudgedCall, 'method' | 'path'>, status: number, text: string) => readonly string[];
}

/** Checks the client's calls and the server's responses against `openapi/`. */
export function createCallJudge(): CallJudge {
  const contract = createContract();
  return {
    request: (call) => {
      const found = contract.findOperation(call.method, call.path);
      const operation = operations.get(`${call.method} ${found?.template ?? ''}`);
      if (found === undefined || operation === undefined)
        return [`${call.method} ${call.path} is no call of the contract`];
      const search = new URLSearchParams(call.search);
      const body = call.body === unseen ? undefined : call.body;
      const invalid = contract
        .validateRequest({ ...found, query: Object.fromEntries(search), params: found.pathParams, body })
        .filter(({ path }) => call.body !== unseen || path !== '')
        .map(({ msg }) => msg);
      return [...invalid, ...wrongNames(search, operation), ...wrongBearer(call.authorization, operation)].map(
        (violation) => `${found.operationId} sent: ${violation}`,
      );
    },
    answer: ({ method, path }, status, text) => {
      const found = contract.findOperation(method, path);
      if (found === undefined) return [];
      const label = `${found.operationId} answered ${status}`;
      if (status >= 500) return [`${label}: ${text.slice(0, 200)}`];
      const body = readJson(text);
      if (body === undefined) return [`${label}: no JSON, but ${text.slice(0, 200)}`];
      const invalid = contract.validateResponse({ ...found, httpStatus: status, body: body.value });
      return invalid.map((violation) => `${label}: ${violation}`);
    },
  };
}

/** Reports unknown parameters of a query. The validator ignores them, as servers do, but the client must not send any. */
function wrongNames(search: URLSearchParams, operation: Operation): string[] {
  const known = parameterNames(operation, 'query');
  const names = [...search.keys()];
  return [...new Set(names)].flatMap((name) => {
    if (!known.includes(name)) return [`${name} is no parameter of this call`];
    return names.filter((other) => other === name).length > 1 ? [`${name} is given twice`] : [];
  });
}

function wrongBearer(authorization: string | null, { security }: Operation): string[] {
  if (security?.length === 0) return authorization === null ? [] : ['the bearer goes along, and must not'];
  if (authorization === null) return security === undefined ? ['the bearer is missing'] : [];
  return /^Bearer [\w-]+$/.test(authorization) ? [] : ['what goes along is no bearer'];
}

function readJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
