import { delay, HttpResponse, type JsonBodyType } from 'msw';

/**
 * What can go wrong between the client and the server.
 *
 * - `unreachable`: the request does not get there.
 * - `answerLost`: the server does what it is asked, and its answer does not come back.
 * - `silent`: nothing comes back, ever.
 * - `page`: a captive portal's page, with 200.
 * - `gatewayPage`: a proxy's own 504.
 * - `serverFault`: the server's 500.
 * - `refusedToken`: 401, whatever token came.
 */
export type Fault =
  | 'unreachable'
  | 'answerLost'
  | 'silent'
  | 'page'
  | 'gatewayPage'
  | 'serverFault'
  | 'refusedToken'
  /** An answer of this status and body. */
  | { readonly status: number; readonly body: JsonBodyType };

/** Answers as the fault has it; `serve` is what the server would have answered. */
export async function answerWith(fault: Fault, serve: () => Promise<Response>): Promise<Response> {
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
      return HttpResponse.json(fault.body, { status: fault.status });
  }
}

function envelope(status: number, message: string): Response {
  return HttpResponse.json({ status: false, message }, { status });
}
