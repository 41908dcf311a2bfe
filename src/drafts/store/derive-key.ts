import type { Bytes, KeyRow } from './database.ts';
import { unencryptedKey } from './name.ts';

/** PBKDF2 with SHA-256: what a guess at the password costs. */
export const rounds = 600_000;

const saltLength = 16;

export function newSalt(): Bytes {
  return crypto.getRandomValues(new Uint8Array(saltLength));
}

/** Web Crypto exists in secure contexts only. */
export function canEncrypt(): boolean {
  return (globalThis.crypto as { subtle?: SubtleCrypto }).subtle !== undefined;
}

/**
 * The key of a person's drafts, which the page itself cannot read out, and the name by which drafts know it. The same
 * password and salt make the same key and name.
 */
export async function deriveKey(
  password: string,
  { salt, rounds: iterations }: { readonly salt: Bytes; readonly rounds: number },
): Promise<Pick<KeyRow, 'id' | 'key'>> {
  if (!canEncrypt()) return { id: unencryptedKey, key: null };
  const { subtle } = crypto;
  const typed = await subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  const stretched = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, typed, 256);
  const secret = await subtle.importKey('raw', stretched, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const part = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode(info) });
  const [name, key] = await Promise.all([
    subtle.deriveBits(part('name'), secret, 128),
    subtle.deriveKey(part('key'), secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  ]);
  return { id: Array.from(new Uint8Array(name), (byte) => byte.toString(16).padStart(2, '0')).join(''), key };
}
