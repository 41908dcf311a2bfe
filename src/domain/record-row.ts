import { seenLine } from './text/unseen.ts';

/**
 * A record as it appears in a list. `machines/list` declares the same shape, because machines import nothing from src.
 */
export interface RecordRow {
  readonly id: number | string;
  readonly [member: string]: unknown;
}

/** A member of a record as text; '' if it is neither a text nor a number. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A name as users see it: without what cannot be seen; '' if nothing of it can. The caller then shows an id or a dash. */
export function shownName(value: unknown): string {
  return seenLine(textOf(value));
}
