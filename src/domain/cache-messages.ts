/** The header that marks a response as cached. Its value is when the server sent it, in milliseconds since 1970. */
export const cachedAtHeader = 'x-cached-at';

/**
 * The channel on which the worker reports that it has updated a cached page in the background. The name stays: pages of an
 * earlier version listen to it.
 */
export const cacheUpdateChannel = 'renewed copies';

/** A message on that channel: the scope and key of the updated page. */
export interface CacheUpdateMessage {
  readonly scope: string;
  readonly key: string;
}
