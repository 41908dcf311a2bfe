import type { Rule } from './rule.ts';
import { atMost, matching } from './rules.ts';

/** Rejects NUL and lone surrogates: the encoding on the wire would replace them. */
export const storable = matching(/^[^\0\p{Surrogate}]*$/u, 'This contains a character that cannot be saved');

/** The rules of every single-line text: the wire can carry it and the server can store it. */
export const lineRules: readonly Rule[] = [atMost(1000, 'Please enter a maximum of 1000 characters'), storable];
