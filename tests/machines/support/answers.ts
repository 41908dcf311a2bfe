import type { FieldError } from '#machines/result.ts';

/** A good answer. */
export function ok<T>(data: T, message = 'Done') {
  return { kind: 'ok' as const, data, message };
}

/** A refusal, with complaints about fields if there are any. */
export function rejected(message: string, errors: readonly FieldError[] = []) {
  return { kind: 'rejected' as const, message, errors };
}

/** Every way to fail, by the name of its kind. */
export const failures = {
  rejected: rejected('Refused'),
  sessionExpired: { kind: 'sessionExpired', message: 'Session over' },
  offline: { kind: 'offline', message: 'No network' },
  unknown: { kind: 'unknown', message: 'No answer' },
  fault: { kind: 'fault', message: 'Strange answer' },
} as const;

/** How tables write the failures. */
export const failureNames = {
  ...failures,
  boom: { kind: 'fault', message: 'boom' },
} as const;
