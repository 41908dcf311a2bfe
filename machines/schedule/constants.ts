/** So many pages of a list are read; what is beyond is told. */
export const MOST_PAGES = 50;

/**
 * For how long the server is not asked while the device is looked at, in milliseconds. Another window that changes the
 * shape of what is kept makes all others wait.
 */
export const CACHE_READ_TIMEOUT_MS = 1000;
