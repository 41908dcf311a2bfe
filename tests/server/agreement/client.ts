import { type Api, createApi } from '#api/api.ts';
import type { Result } from '#machines/result.ts';
import { type Target, withTarget } from '../fuzz/target.ts';

/** The client's calls, connected to the test server of a file. */
export function withClient(): () => Api & Pick<Target, 'app'> {
  const target = withTarget();
  return () => {
    const { app, bearer, send } = target();
    const api = createApi({
      baseUrl: 'http://desk.test',
      credentials: {
        accessToken: () => bearer,
        holder: () => undefined,
        session: () => 1,
        refresh: async () => ({
          kind: 'giveUp',
          failure: { kind: 'sessionExpired', message: 'The bearer is not accepted' },
        }),
      },
      reachable: async () => true,
      fetch: async (request) => {
        // Otherwise the requests exceed the limits of the account.
        app.wait(60 * 60_000);
        return await send(request);
      },
    });
    return { ...api, app };
  };
}

/** The server's error messages by field path; empty when it accepted the request. */
export function serverErrors(result: Result<unknown>): Readonly<Record<string, string>> {
  if (result.kind === 'ok') return {};
  if (result.kind === 'rejected') return Object.fromEntries(result.errors.map(({ path, msg }) => [path, msg]));
  throw new Error(`The server did not check the fields: ${result.kind}, ${result.message}`);
}
