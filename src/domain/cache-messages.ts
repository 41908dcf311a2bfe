/** The header by which the service worker says that an answer is a copy: when the server gave it, in milliseconds. */
export const cachedAtHeader = 'x-cached-at';

/** The channel on which the worker says which copy it has renewed behind an answer already given. */
export const cacheUpdateChannel = 'renewed copies';

/** What it says: the copy's scope and key. */
export interface CacheUpdate {
  readonly scope: string;
  readonly key: string;
}
