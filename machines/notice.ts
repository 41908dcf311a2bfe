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

export function notice(kind: Notice['kind'], message: string, id?: string): Notice {
  return { type: 'notify', kind, message, ...(id !== undefined && { id }) };
}
