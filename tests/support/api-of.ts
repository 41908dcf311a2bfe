import { type Api, type Credentials, createApi } from '#api/api.ts';

type Options = Partial<Omit<Parameters<typeof createApi>[0], 'credentials'>> & {
  readonly credentials?: Partial<Credentials>;
};

/** The API of a user who is signed in, whose token no server rejects. */
export function apiOf({ credentials, ...options }: Options = {}): Api {
  const refresh = () => Promise.reject(new Error('Nothing asks for a new token'));
  const own = { accessToken: () => 'a', holder: () => 1, session: () => 1, refresh };
  return createApi({ baseUrl: '', ...options, credentials: { ...own, ...credentials } });
}
