/** For how long the former page's rows stand, marked, before a skeleton replaces them, in milliseconds. */
export const BRIEF_LOAD = 300;

/** The total before the first answer, so that the pager does not jump (section 9). */
export const DEFAULT_TOTAL = 17;
