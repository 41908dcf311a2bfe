/** For how long the former page's rows stand, marked, before a skeleton replaces them, in milliseconds. */
export const BRIEF_LOAD = 300;

/**
 * For how long a copy may give way to the server's rows in silence, in milliseconds. After that somebody may be reading
 * or about to press.
 */
export const GLANCE = 1000;

/** The total before the first answer, so that the pager does not jump (section 9). */
export const DEFAULT_TOTAL = 17;
