/**
 * A notice for the user, as an emitted event (section 8). `message` is one of the app's English texts (the key of its
 * translation) or the server's message, shown unchanged. A notice replaces an earlier one with the same `id`.
 */
export interface Notice {
  readonly type: 'notify';
  readonly kind: 'loading' | 'success' | 'error' | 'blank';
  readonly message: string;
  readonly id?: string;
}

/** Emits a notice of success with the message of a result. */
export function successNotice(_: unknown, { message }: { readonly message: string }): Notice {
  return { type: 'notify', kind: 'success', message };
}

/** Emits a notice of an error with the message of a failure. */
export function failureNotice(_: unknown, { message }: { readonly message: string }): Notice {
  return { type: 'notify', kind: 'error', message };
}
