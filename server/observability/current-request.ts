import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the current code runs for. */
export interface CurrentRequest {
  /** Also in the response, in the log, and in a comment of each of its SQL statements. */
  readonly id: string;
  /** The operation of the contract; undefined until it is known, and for requests that are no calls. */
  operation?: string;
}

const storage = new AsyncLocalStorage<CurrentRequest>();

/** Runs `work` for a request: {@link currentRequest} returns it in all code that `work` starts. */
export function forRequest<Out>(request: CurrentRequest, work: () => Out): Out {
  return storage.run(request, work);
}

/** Undefined outside of requests, such as in a schedule. */
export function currentRequest(): CurrentRequest | undefined {
  return storage.getStore();
}
