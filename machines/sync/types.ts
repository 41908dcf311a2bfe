/** What this device has kept of one list, or of all dropdowns together. */
export interface CacheGroup {
  readonly label: string;
  readonly count: number;
  /** When the server answered with the oldest of them: an instant in milliseconds. */
  readonly oldest: number;
  /** In bytes, about. */
  readonly size: number;
}

export interface CacheSummary {
  readonly groups: readonly CacheGroup[];
  /** The list of users, which is personal data, is kept too. */
  readonly keepsPersonal: boolean;
  /** Whether the browser has promised not to remove what is kept when the disk fills up; null where it does not say. */
  readonly isPersisted: boolean | null;
  /** Bytes that the app takes on this device; null where the browser does not say. */
  readonly usage: number | null;
}

/** A call whose copy is to be renewed. */
export interface PlannedCall {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

export interface SyncContext {
  readonly summary: CacheSummary | null;
  readonly plan: readonly PlannedCall[];
  /** How many of the plan have been asked for. */
  readonly done: number;
  /** How many of these brought nothing new. */
  readonly failed: number;
}

export type SyncEvent =
  | { readonly type: 'sync.updateAll' }
  | { readonly type: 'sync.cancel' }
  | { readonly type: 'sync.forget' }
  | { readonly type: 'sync.cachePersonal'; readonly keeps: boolean }
  | { readonly type: 'sync.persist' };

/** `updating`: calls are under way, one after the other. `busy`: something else is. */
export type SyncTag = 'updating' | 'busy';
