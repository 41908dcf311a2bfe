/** The cached pages of one list, or of all dropdowns together. */
export interface CacheGroup {
  readonly label: string;
  readonly count: number;
  /** When the server returned the oldest of them, in milliseconds since 1970. */
  readonly oldest: number;
  /** The approximate size in bytes. */
  readonly size: number;
}

export interface CacheSummary {
  readonly groups: readonly CacheGroup[];
  /** Whether the list of users, which is personal data, is cached too. */
  readonly keepsPersonal: boolean;
  /** Whether the browser guarantees persistent storage; null if unknown. */
  readonly isPersisted: boolean | null;
  /** The bytes that the app uses on this device; null if unknown. */
  readonly usage: number | null;
}

/** A call whose cached page is to be updated. */
export interface PlannedCall {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

export interface SyncContext {
  readonly summary: CacheSummary | null;
  readonly plan: readonly PlannedCall[];
  /** How many calls of the plan are done. */
  readonly done: number;
  /** How many of these failed. */
  readonly failed: number;
}

export type SyncEvent =
  | { readonly type: 'sync.updateAll' }
  | { readonly type: 'sync.cancel' }
  | { readonly type: 'sync.forget' }
  | { readonly type: 'sync.cachePersonal'; readonly keeps: boolean }
  | { readonly type: 'sync.persist' };

/** `updating`: the calls are made, one after the other. `busy`: another effect is running. */
export type SyncTag = 'updating' | 'busy';
