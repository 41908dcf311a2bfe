/**
 * AES-GCM with a fixed key in the client, as section 3 requires for the stored user. Anyone with the code can decrypt
 * it: it only hides the data from a casual look at the device's storage. Each text starts with its own random IV.
 */

const ivLength = 12;

/** 64 hexadecimal digits, from the build configuration or the built-in default. */
const keyText: string =
  import.meta.env.VITE_STORAGE_KEY ?? '9f2c5be1a7d0486e83b1f64c0d97a25e714e3bc8d5f0692a1b7c4e8f360d9a52';

interface Cipher {
  readonly encrypt: (iv: Bytes, plain: Bytes) => Promise<Bytes>;
  readonly decrypt: (iv: Bytes, encrypted: Bytes) => Promise<Bytes>;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Returns the IV and the encrypted text in Base64. */
export async function encryptText(text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const encrypted = await (await openCipher()).encrypt(iv, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...iv, ...encrypted));
}

/** Decrypts the result of {@link encryptText}. Rejects anything else. */
export async function decryptText(encrypted: string): Promise<string> {
  const bytes = Uint8Array.from(atob(encrypted), (character) => character.charCodeAt(0));
  const plain = await (await openCipher()).decrypt(bytes.slice(0, ivLength), bytes.slice(ivLength));
  return new TextDecoder('utf-8', { fatal: true }).decode(plain);
}

/** Web Crypto exists only in secure contexts. On a plain http address a library provides the same cipher. */
async function openCipher(): Promise<Cipher> {
  const keyBytes = Uint8Array.from(keyText.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const subtle = (globalThis.crypto as { subtle?: SubtleCrypto }).subtle;
  if (subtle === undefined) {
    const { gcm } = await import('@noble/ciphers/aes.js');
    return {
      encrypt: async (iv, plain) => new Uint8Array(gcm(keyBytes, iv).encrypt(plain)),
      decrypt: async (iv, encrypted) => new Uint8Array(gcm(keyBytes, iv).decrypt(encrypted)),
    };
  }
  const key = await subtle.importKey('raw', keyBytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  return {
    encrypt: async (iv, plain) => new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv }, key, plain)),
    decrypt: async (iv, encrypted) => new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv }, key, encrypted)),
  };
}
