import type { Api, DeviceTokens } from '../api.ts';

const header = 'X-Device-Token';

/** The calls that the server counts by device. */
const counted = /\/api\/v1\/users\/(login|sendOtp|verifiedOtp|forgetpassword)$/;

/**
 * A `fetch` that carries the device tokens to an API of another origin, with the calls that need them, and stores those that
 * it answers with.
 */
export function deviceFetch({ read, write }: DeviceTokens, fetch: Api['fetch']): Api['fetch'] {
  return async (request) => {
    const { origin, pathname } = new URL(request.url);
    if (origin === location.origin || !counted.test(pathname)) return await fetch(request);
    const stored = read();
    if (stored !== null) request.headers.set(header, stored);
    const response = await fetch(request);
    const given = response.headers.get(header);
    if (given !== null) write(given);
    return response;
  };
}
