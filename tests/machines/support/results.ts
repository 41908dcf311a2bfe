import type { FieldError } from '#machines/result.ts';

/** An `ok` result. */
export function ok<T>(data: T, message = 'Done') {
  return { kind: 'ok' as const, data, message };
}

/** A `rejected` result, with errors of fields if there are any. */
export function rejected(message: string, errors: readonly FieldError[] = []) {
  return { kind: 'rejected' as const, message, errors };
}

/** An `outdated` result. */
export function outdated<Current>(current: Current, version: string | null) {
  return { kind: 'outdated' as const, message: 'Outdated', current, version };
}

/** One failure of each kind, by kind. */
export const failures = {
  rejected: rejected('Refused'),
  sessionExpired: { kind: 'sessionExpired', message: 'Session over' },
  offline: { kind: 'offline', message: 'No network' },
  unknown: { kind: 'unknown', message: 'No answer' },
  fault: { kind: 'fault', message: 'Strange answer' },
} as const;
