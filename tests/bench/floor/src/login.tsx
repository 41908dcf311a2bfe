import type { FormEvent } from 'react';
import { client, storeToken } from './client.ts';

export function Login() {
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      email: String(form.get('email')),
      password: btoa(String(form.get('password'))),
      device_token: 'floor',
      device_type: 'web',
    };
    const { data } = await client.POST('/api/v1/users/login', { body } as never);
    storeToken((data as unknown as { readonly token: { readonly accessToken: string } }).token.accessToken);
    location.hash = '/teams';
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <input name="email" autoComplete="username" aria-label="Email" />
      <input name="password" type="password" autoComplete="current-password" aria-label="Password" />
      <button type="submit">Login</button>
    </form>
  );
}
