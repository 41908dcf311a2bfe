import type { hindi } from './hindi.ts';

type Singular<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/**
 * A string of the interface, without the suffix of plural forms. It is the English text of the specification, and the key
 * of its Hindi: a string without a Hindi text does not compile.
 */
export type Text = Singular<keyof typeof hindi>;
