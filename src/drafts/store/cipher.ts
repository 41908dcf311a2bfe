import type { Bytes, Ciphertext, KeyRow } from './database.ts';
import { unencryptedKey } from './delete-keys.ts';

/** The IV length of AES-GCM. */
const ivLength = 12;

/** Encrypts bytes. `context` is authenticated: the result cannot be decrypted for another draft or file. */
export async function encryptBytes(key: CryptoKey | null, plain: Bytes, context: string): Promise<Ciphertext> {
  if (key === null) return { iv: new Uint8Array(), data: plain };
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const data = await crypto.subtle.encrypt(gcm(iv, context), key, plain);
  return { iv, data: new Uint8Array(data) };
}

/** Decrypts the result of {@link encryptBytes}. Rejects if the key or the context differs. */
export async function decryptBytes(key: CryptoKey | null, { iv, data }: Ciphertext, context: string): Promise<Bytes> {
  if (key === null) return data;
  return new Uint8Array(await crypto.subtle.decrypt(gcm(iv, context), key, data));
}

function gcm(iv: Bytes, context: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(context) };
}

/** The iterations of PBKDF2 with SHA-256: the cost of guessing a password. */
export const rounds = 600_000;

const saltLength = 16;

export function newSalt(): Bytes {
  return crypto.getRandomValues(new Uint8Array(saltLength));
}

/** Web Crypto exists only in secure contexts. */
export function canEncrypt(): boolean {
  return (globalThis.crypto as { subtle?: SubtleCrypto }).subtle !== undefined;
}

/**
 * Derives the key of a user's drafts and its id. The page cannot export the key. The same password and salt always give
 * the same key and id.
 */
export async function deriveKey(
  password: string,
  { salt, rounds: iterations }: { readonly salt: Bytes; readonly rounds: number },
): Promise<Pick<KeyRow, 'id' | 'key'>> {
  if (!canEncrypt()) return { id: unencryptedKey, key: null };
  const { subtle } = crypto;
  const input = await subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  const stretched = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, input, 256);
  const secret = await subtle.importKey('raw', stretched, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const part = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode(info) });
  const [name, key] = await Promise.all([
    subtle.deriveBits(part('name'), secret, 128),
    subtle.deriveKey(part('key'), secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  ]);
  return { id: Array.from(new Uint8Array(name), (byte) => byte.toString(16).padStart(2, '0')).join(''), key };
}
