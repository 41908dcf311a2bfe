/** How long a load shows the rows of the previous query, marked, before a skeleton replaces them, in milliseconds. */
export const FORMER_ROWS_MS = 300;

/**
 * How long the server's rows may replace a cached page without asking, in milliseconds. After that the user may be reading
 * or about to press.
 */
export const SILENT_REPLACE_MS = 1000;

/** The total before the first response, so that the pager does not jump (section 9). */
export const DEFAULT_TOTAL = 17;
