/** The statuses that the contract documents for refusals. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 422 | 429 | 500 | 503 | 507;

/** The error of one field. `path` is the form's name of the field, `pointTable[0][team_id]` for a row. */
export interface FieldError {
  readonly path: string;
  readonly msg: string;
}

/** Thrown to respond with the failure envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly errors: readonly FieldError[];
  /** Seconds until another attempt is allowed. */
  readonly retryAfter: number | undefined;
  /** The current record, where the request was made for an older one. */
  readonly data: unknown;
  /** The version of the current record. */
  readonly version: number | undefined;

  constructor(
    status: RefusalStatus,
    message: string,
    more: { errors?: readonly FieldError[]; retryAfter?: number; data?: unknown; version?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = more.errors ?? [];
    this.retryAfter = more.retryAfter;
    this.data = more.data;
    this.version = more.version;
  }
}

/** 422 with these errors. The message is the first of them. */
export function invalid(errors: readonly FieldError[]): Refusal {
  return new Refusal(422, errors[0]?.msg ?? 'The request is not valid', { errors });
}

export function notFound(record: string): Refusal {
  return new Refusal(404, `${record} not found`);
}

/** The check is cheap, and an operator needs a while to free space. */
const spaceRetrySeconds = 30;

export function noSpace(): Refusal {
  return new Refusal(507, 'The server has no space left. Nothing was saved. Please try again later', {
    retryAfter: spaceRetrySeconds,
  });
}

export function tooManyAttempts(retryAfter: number): Refusal {
  const wait = retryAfter < 60 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`;
  return new Refusal(429, `Too many attempts. Please try again in ${wait}`, { retryAfter });
}
