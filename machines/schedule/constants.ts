/** How many pages of a list are read at most. The screen says if there are more. */
export const MAX_PAGES = 50;

/**
 * How long the cache may delay the first request to the server, in milliseconds. Another window that upgrades the
 * database blocks all other windows.
 */
export const CACHE_READ_TIMEOUT_MS = 1000;
