/** Who is measured: the product, and the same small app from react-admin's packages. */
export type SubjectName = 'product' | 'react-admin';

/** How much slower the page's processor is made. */
export type Slowdown = 1 | 4;

/** One number of one round, in milliseconds. What its measure counts is in the catalogue. */
export interface Sample {
  readonly measure: string;
  readonly subject: SubjectName;
  readonly slowdown: Slowdown;
  readonly value: number;
}
