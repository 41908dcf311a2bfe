import type { Bytes, Ciphertext } from './database.ts';

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
