import type { FieldError } from '#machines/result.ts';
import { isObject, readEach, readText, schemaOf } from '../schema.ts';

/** The envelope of every response. */
export interface Envelope {
  readonly status: boolean;
  readonly message: string;
  readonly data: unknown;
  readonly errors: readonly FieldError[];
  readonly token: unknown;
  /** Other members that the server put beside them. */
  readonly [name: string]: unknown;
}

/** Section 7: "JSON with status (boolean), message, data, and optionally errors and token". */
export const envelopeSchema = schemaOf((body): Envelope | undefined => {
  if (!isObject(body)) return undefined;
  const { status, data, token } = body;
  const message = readText(body['message']);
  const errors = readEach(body['errors'] ?? [], readFieldError);
  if (typeof status !== 'boolean' || message === undefined || errors === undefined) return undefined;
  return { ...body, status, message, data, errors, token };
});

/** Servers name the field by `path`; older ones by `param`. */
function readFieldError(error: unknown): FieldError | undefined {
  if (!isObject(error)) return undefined;
  const path = readText(error['path'] ?? error['param']);
  const { msg } = error;
  return path === undefined || typeof msg !== 'string' ? undefined : { path, msg };
}
