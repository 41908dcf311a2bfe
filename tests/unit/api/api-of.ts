import { type Api, createApi } from '#api/api.ts';

type Options = Partial<Parameters<typeof createApi>[0]>;

/** The API of a user who is signed in, whose token no server rejects. */
export function apiOf(options: Options = {}): Api {
  const refresh = () => Promise.reject(new Error('nobody asks'));
  const credentials = { accessToken: () => 'a', holder: () => 1, session: () => 1, refresh };
  return createApi({ baseUrl: '', credentials, ...options });
}
