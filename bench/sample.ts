/**
 * The measured apps: the product; the same small app built with react-admin; the same by hand from the product's packages,
 * without anything that is not needed (`floor`); another build of the product.
 */
export type SubjectName = 'product' | 'react-admin' | 'floor' | 'other build';

/** The factor by which the page's processor is slowed down. */
export type Slowdown = 1 | 4;

/** One value of one round, in milliseconds. The catalogue describes its measure. */
export interface Sample {
  readonly measure: string;
  readonly subject: SubjectName;
  readonly slowdown: Slowdown;
  readonly value: number;
}
