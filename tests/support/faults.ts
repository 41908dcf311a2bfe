import { delay, HttpResponse, type JsonBodyType } from 'msw';

/**
 * Faults between the client and the server.
 *
 * - `unreachable`: the request does not arrive.
 * - `answerLost`: the server handles the request, but its response is lost.
 * - `silent`: there is never a response.
 * - `page`: the page of a captive portal, with 200.
 * - `gatewayPage`: a 504 of a proxy.
 * - `serverFault`: a 500 of the server.
 * - `refusedToken`: a 401 for every token.
 */
export type Fault =
  | 'unreachable'
  | 'answerLost'
  | 'silent'
  | 'page'
  | 'gatewayPage'
  | 'serverFault'
  | 'refusedToken'
  /** A response with this status, body and headers. */
  | { readonly status: number; readonly body: JsonBodyType; readonly headers?: Readonly<Record<string, string>> };

/** Simulates the fault. `serve` returns the server's response. */
export async function respondWithFault(fault: Fault, serve: () => Promise<Response>): Promise<Response> {
  switch (fault) {
    case 'unreachable':
      return HttpResponse.error();
    case 'answerLost':
      await serve();
      return HttpResponse.error();
    case 'silent':
      await delay('infinite');
      return HttpResponse.error();
    case 'page':
      return HttpResponse.html('<!doctype html><title>Sign in to this network</title>');
    case 'gatewayPage':
      return HttpResponse.html('<h1>504 Gateway Time-out</h1>', { status: 504 });
    case 'serverFault':
      return envelope(500, 'Something went wrong on the server (0f3c2a1b)');
    case 'refusedToken':
      return envelope(401, 'Please sign in');
    default:
      return HttpResponse.json(fault.body, { status: fault.status, ...(fault.headers && { headers: fault.headers }) });
  }
}

function envelope(status: number, message: string): Response {
  return HttpResponse.json({ status: false, message }, { status });
}
