import { isObject, readEach, readText, schemaOf } from '../schema/schema.ts';

/** What is around every answer. */
export interface Envelope {
  readonly status: boolean;
  readonly message: string;
  readonly data: unknown;
  readonly errors: readonly FieldError[];
  readonly token: unknown;
  /** Whatever else the server put beside them. */
  readonly [name: string]: unknown;
}

interface FieldError {
  readonly path: string;
  readonly msg: string;
}

/** Section 7: "JSON with status (boolean), message, data, and optionally errors and token". */
export const envelopeSchema = schemaOf((answer): Envelope | undefined => {
  if (!isObject(answer)) return undefined;
  const { status, data, token } = answer;
  const message = readText(answer['message']);
  const errors = readEach(answer['errors'] ?? [], readFieldError);
  if (typeof status !== 'boolean' || message === undefined || errors === undefined) return undefined;
  return { ...answer, status, message, data, errors, token };
});

/** Servers name the field by `path` or, older ones, by `param`. */
function readFieldError(error: unknown): FieldError | undefined {
  if (!isObject(error)) return undefined;
  const path = readText(error['path'] ?? error['param']);
  const { msg } = error;
  return path === undefined || typeof msg !== 'string' ? undefined : { path, msg };
}
