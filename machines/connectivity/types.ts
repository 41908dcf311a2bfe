/** What is known of the way to the server. */
export type Connection = 'online' | 'slow' | 'offline' | 'portal';

/**
 * What a look at the network found: an answer, in time or not; none within the patience given (`late`); a failure; or
 * somebody else's page where ours was due, as a captive portal puts it.
 */
export type Verdict = 'fast' | 'slow' | 'late' | 'unreachable' | 'portal';

export interface ProbeInput {
  /** How long it waits, in milliseconds. */
  readonly patience: number;
}

export interface ConnectivityContext {
  /** Looks that found nothing new, up to where the wait no longer grows. */
  readonly attempts: number;
  /** From 0 to 1, this device's own: so that a hall full of tablets does not ask in step. */
  readonly jitter: number;
}

export type ConnectivityEvent =
  /** The server has answered a call. */
  | { readonly type: 'connectivity.answered'; readonly slow: boolean }
  /** A call failed, or takes long, or was answered by something that is not the server. */
  | { readonly type: 'connectivity.doubted' }
  /** The device says that it has no network, which is always true; that it has one says nothing. */
  | { readonly type: 'connectivity.deviceOffline' }
  /** Look now: the device has found a network, the page is seen again, or somebody wants to know. */
  | { readonly type: 'connectivity.check' };

/** `probing`: a look is under way, and what was known before may be over. */
export type ConnectivityTag = 'probing';
