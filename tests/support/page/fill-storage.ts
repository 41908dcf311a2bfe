import { vi } from 'vitest';

/** Makes local and session storage full: entries can be read and removed, but not written. */
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
