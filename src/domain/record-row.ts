/**
 * A record as it appears in a list. `machines/list` declares the same shape, because machines import nothing from src.
 */
export interface RecordRow {
  readonly id: number | string;
  readonly [member: string]: unknown;
}
