export interface Lifecycle {
  readonly record: string;
  readonly list: string;
  readonly read: string;
  readonly create: string;
  readonly update: string;
  readonly remove: string;
  readonly options?: string;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly change: Readonly<Record<string, unknown>>;
  /** The members of `sent` as the record contains them. */
  readonly shows: Readonly<Record<string, unknown>>;
  readonly removed?: string;
}
