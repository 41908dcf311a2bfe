/** Section 1: English unless another choice is stored; Hindi is also available. */
export type Language = 'en' | 'hi';
