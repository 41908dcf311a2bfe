import type { Api, DeviceTokens } from '../api.ts';

const header = 'X-Device-Token';

/** The calls that the server rate-limits by device. */
const rateLimited = /\/api\/v1\/users\/(login|sendOtp|verifiedOtp|forgetpassword)$/;

/** A `fetch` that sends the device tokens to an API of another origin and stores the tokens that it returns. */
export function deviceFetch({ read, write }: DeviceTokens, fetch: Api['fetch']): Api['fetch'] {
  return async (request) => {
    const { origin, pathname } = new URL(request.url);
    if (origin === location.origin || !rateLimited.test(pathname)) return await fetch(request);
    const stored = read();
    if (stored !== null) request.headers.set(header, stored);
    const response = await fetch(request);
    const received = response.headers.get(header);
    if (received !== null) write(received);
    return response;
  };
}
