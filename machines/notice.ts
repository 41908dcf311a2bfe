/**
 * What a machine tells the person, as an emitted event (section 8). `message` is either one of the product's own
 * English texts (the key of its translation) or the server's words, shown as they are.
 * Of two notices with the same `id` the later replaces the earlier.
 */
export interface Notice {
  readonly type: 'notify';
  readonly kind: 'loading' | 'success' | 'error' | 'blank';
  readonly message: string;
  readonly id?: string;
}
