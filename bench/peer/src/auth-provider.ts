import type { AuthProvider, HttpError } from 'react-admin';
import { call, hasToken, removeToken, storeToken } from './call.ts';

interface Typed {
  readonly username: string;
  readonly password: string;
}

export const authProvider: AuthProvider = {
  login: async ({ username, password }: Typed) => {
    const body = { email: username, password: btoa(password), device_token: 'admin', device_type: 'web' };
    const { token } = await call('/users/login', { method: 'POST', body });
    if (token) storeToken(token.accessToken);
  },
  logout: async () => removeToken(),
  checkAuth: async () => {
    if (!hasToken()) throw new Error('Signed out');
  },
  checkError: async ({ status }: HttpError) => {
    if (status === 401) throw new Error('Signed out');
  },
};
