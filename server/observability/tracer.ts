import type { CurrentRequest } from './current-request.ts';

/** A request while it is handled. */
export interface TracedRequest {
  readonly request: CurrentRequest;
  readonly headers: Headers;
  /** The status of the response, once `work` has ended. */
  readonly statusOf: () => number;
}

/** Runs `work` and records it as a span. */
export type Tracer = (traced: TracedRequest, work: () => Promise<void>) => Promise<void>;

/** Tracing of this process. */
export interface Tracing {
  readonly trace: Tracer;
  /** Sends what is recorded. */
  readonly end: () => Promise<void>;
}
