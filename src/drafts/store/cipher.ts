import type { Bytes, Ciphertext } from './database.ts';

/** AES-GCM's own length. */
const ivLength = 12;

/** `about` is bound to the bytes: what was sealed for one draft opens for no other. */
export async function encryptBytes(key: CryptoKey | null, plain: Bytes, about: string): Promise<Ciphertext> {
  if (key === null) return { iv: new Uint8Array(), data: plain };
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const data = await crypto.subtle.encrypt(gcm(iv, about), key, plain);
  return { iv, data: new Uint8Array(data) };
}

/** The bytes that {@link encryptBytes} was given. Rejects what that key did not seal. */
export async function decryptBytes(key: CryptoKey | null, { iv, data }: Ciphertext, about: string): Promise<Bytes> {
  if (key === null) return data;
  return new Uint8Array(await crypto.subtle.decrypt(gcm(iv, about), key, data));
}

function gcm(iv: Bytes, about: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(about) };
}
