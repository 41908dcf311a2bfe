import { vi } from 'vitest';

/** From now on the test's local and session storage have no room: what is there can be read and removed. */
export function fillStorage(): void {
  const refuse = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const get = (storage: Storage, member: string): unknown =>
      member === 'setItem' ? refuse : Reflect.get(storage, member);
    vi.stubGlobal(name, new Proxy(globalThis[name], { get }));
  }
}
