/** Field, invalid value and message of section 5. A rule that applies to new records only is marked. */
export type BrokenCase = readonly [field: string, bad: string, message: string, on?: 'create'];
