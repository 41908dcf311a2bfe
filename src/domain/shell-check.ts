/** A message of a page to its worker: whether the device has all files of the app. The worker responds with {@link ShellState}. */
export interface ShellCheck {
  readonly type: 'shell.check';
  /** Whether missing files are fetched first. */
  readonly repairs: boolean;
}

/** Since when the app starts offline, in milliseconds since 1970; null if files are missing. */
export type ShellState = number | null;

export function isShellCheck(data: unknown): data is ShellCheck {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'shell.check';
}
