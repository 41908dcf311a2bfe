import type { Rule } from './rule.ts';
import { atMost, matching } from './rules.ts';

/** Neither a NUL nor half a surrogate pair, of which the wire makes another sign. */
export const storable = matching(/^[^\0\p{Surrogate}]*$/u, 'This holds a character that cannot be stored');

/** What one line of text has to be, so that the wire can carry it and the server store it. */
export const lineRules: readonly Rule[] = [atMost(1000, 'Please enter a maximum of 1000 characters'), storable];
