/** The connection to the server. `portal`: a captive portal intercepts the requests. */
export type Connection = 'online' | 'slow' | 'offline' | 'portal';

/**
 * The result of a probe: a `fast` or `slow` response; none before the timeout (`late`); a failure (`unreachable`); or the
 * page of a captive portal instead of ours (`portal`).
 */
export type Verdict = 'fast' | 'slow' | 'late' | 'unreachable' | 'portal';

export interface ProbeInput {
  /** The timeout in milliseconds. */
  readonly timeoutMs: number;
}

export interface ConnectivityContext {
  /** The number of probes without a change, up to the longest delay. */
  readonly attempts: number;
  /** From 0 to 1, different for each device, so that a hall full of tablets does not probe at the same time. */
  readonly jitter: number;
}

export type ConnectivityEvent =
  /** The server responded to a call. */
  | { readonly type: 'connectivity.answered'; readonly slow: boolean }
  /** A call failed, takes long, or received a response that is not from the server. */
  | { readonly type: 'connectivity.doubted' }
  /** The device reports that it has no network, which is reliable. */
  | { readonly type: 'connectivity.deviceOffline' }
  /** Probe now: the device reports a network, the page is visible again, or a caller needs the state. */
  | { readonly type: 'connectivity.check' };

/** `probing`: a probe is running, so the current connection may be outdated. */
export type ConnectivityTag = 'probing';
