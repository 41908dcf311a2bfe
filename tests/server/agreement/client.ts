import { type Api, createApi } from '#api/api.ts';
import type { Result } from '#machines/result.ts';
import { type Target, withTarget } from '../fuzz/target.ts';

/** The client's own calls, through its own wire format, into the server of a file of tests. */
export function withClient(): () => Api & Pick<Target, 'app'> {
  const target = withTarget();
  return () => {
    const { app, bearer, answer } = target();
    const api = createApi({
      baseUrl: 'http://desk.test',
      credentials: {
        accessToken: () => bearer,
        holder: () => undefined,
        renew: async () => ({
          kind: 'giveUp',
          failure: { kind: 'sessionExpired', message: 'The bearer is not taken' },
        }),
      },
      reachable: async () => true,
      fetch: async (request) => {
        // Allowances of an account run out otherwise.
        app.wait(60 * 60_000);
        return await answer(request);
      },
    });
    return { ...api, app };
  };
}

/** What a server has to say of each field, by its path; nothing where it did what it was asked. */
export function complaintsOf(answer: Result<unknown>): Readonly<Record<string, string>> {
  if (answer.kind === 'ok') return {};
  if (answer.kind === 'rejected') return Object.fromEntries(answer.errors.map(({ path, msg }) => [path, msg]));
  throw new Error(`The server did not judge it: ${answer.kind}, ${answer.message}`);
}
