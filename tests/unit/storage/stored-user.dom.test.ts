import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredUser } from '#machines/session/types.ts';
import { decryptText, encryptText } from '#storage/encrypt.ts';
import { encryptUser, readStoredUser, writeEncryptedUser } from '#storage/stored-session.ts';

const user: StoredUser = {
  id: 7,
  first_name: 'आशा',
  last_name: 'Rao 🏆',
  mobile_no: '9876543210',
  email: 'asha@example.com',
  profile_pic: null,
  role_name: 'admin',
};

/** Simulates an insecure context: http on a host other than localhost. */
function withoutWebCrypto(): void {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
}

beforeEach(() => localStorage.clear());

describe('the stored user', () => {
  test('is read back as written, and is unreadable in storage', async () => {
    const encrypted = await encryptUser(user);
    writeEncryptedUser(encrypted);
    expect(atob(encrypted)).not.toContain('asha@example.com');
    expect(await readStoredUser()).toEqual(user);
  });

  test('is encrypted to another text each time', async () => {
    expect(await encryptUser(user)).not.toBe(await encryptUser(user));
  });

  test('is encrypted without Web Crypto too, and both ciphers are compatible', async () => {
    const byBrowser = await encryptText('by the browser');
    withoutWebCrypto();
    const byScript = await encryptText('by script');
    expect(await decryptText(byBrowser)).toBe('by the browser');
    expect(await decryptText(byScript)).toBe('by script');
    vi.unstubAllGlobals();
    expect(await decryptText(byScript)).toBe('by script');
  });
});

describe('a stored text with another key or invalid content', () => {
  /** AES-GCM with the key of another build. */
  async function ofAnotherKey(text: string): Promise<string> {
    const key = await crypto.subtle.importKey('raw', new Uint8Array(32).fill(7), 'AES-GCM', false, ['encrypt']);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
    return btoa(String.fromCharCode(...iv, ...new Uint8Array(encrypted)));
  }

  /** Replaces one character in the middle. */
  async function spoilt(): Promise<string> {
    const encrypted = await encryptUser(user);
    const middle = encrypted.length / 2;
    return `${encrypted.slice(0, middle)}${encrypted[middle] === 'A' ? 'B' : 'A'}${encrypted.slice(middle + 1)}`;
  }

  test.each<[what: string, text: () => string | Promise<string>]>([
    ['empty', () => ''],
    ['no base64', () => 'not base64!'],
    ['shorter than its IV', () => btoa('short')],
    ['no more than an IV', () => btoa('x'.repeat(12))],
    ['plain JSON', () => JSON.stringify(user)],
    ['of another key', () => ofAnotherKey(JSON.stringify(user))],
    ['spoilt', spoilt],
    ['no JSON', () => encryptText('{')],
    ['null', () => encryptText('null')],
    ['a list', () => encryptText('[]')],
    ['a user without an id', () => encryptText(JSON.stringify({ ...user, id: undefined }))],
    ['a user whose id is text', () => encryptText(JSON.stringify({ ...user, id: '7' }))],
    ['a user without a role', () => encryptText(JSON.stringify({ ...user, role_name: undefined }))],
  ])('%s: is removed, and nobody is signed in', async (_, text) => {
    localStorage.setItem('userData', await text());
    expect(await readStoredUser()).toBeNull();
    expect(localStorage.getItem('userData')).toBeNull();
    localStorage.setItem('userData', await text());
    withoutWebCrypto();
    expect(await readStoredUser()).toBeNull();
    expect(localStorage.getItem('userData')).toBeNull();
  });
});
