import type { SubmitEvent } from 'react';
import { client, storeToken } from './client.ts';

export function Login() {
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entry = (name: string) => form.get(name) as string;
    const body = {
      email: entry('email'),
      password: btoa(entry('password')),
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
