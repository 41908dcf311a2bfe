import { createCipheriv, createDecipheriv, hkdfSync, pbkdf2Sync } from 'node:crypto';
import type { Random } from '../random.ts';

/** A key as IndexedDB stores it. No page reads the bytes of a key that cannot be exported. */
interface SimulatedKey {
  readonly type: 'secret';
  readonly extractable: boolean;
  readonly bytes: Uint8Array;
}

type Source = ArrayBuffer | ArrayBufferView<ArrayBuffer>;

interface Algorithm {
  readonly name: string;
  readonly length?: number;
  readonly iv?: Source;
  readonly additionalData?: Source;
  readonly salt?: Source;
  readonly info?: Source;
}

/** Decides when a piece of work ends: `slow` for work that is slow by design. */
type RunWork = <T>(work: () => T, slow: boolean) => Promise<T>;

const tagLength = 16;

/**
 * Web Crypto with real ciphers. The scheduler decides when an operation ends, and nonces and salts come from the seed.
 * PBKDF2 runs once instead of 600,000 times: attacks on passwords are not simulated.
 */
export function createCrypto(random: Random, runWork: RunWork) {
  return {
    getRandomValues: <T extends ArrayBufferView>(array: T): T => {
      const bytes = bytesOf(array as unknown as Source);
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = random.between(0, 255);
      return array;
    },
    subtle: {
      generateKey: ({ length = 256 }: Algorithm, extractable: boolean) =>
        runWork(() => {
          const bytes = Uint8Array.from({ length: length / 8 }, () => random.between(0, 255));
          return keyOf(bytes, extractable);
        }, false),
      importKey: (format: 'raw' | 'jwk', given: Source | JsonWebKey, _: unknown, extractable: boolean) =>
        runWork(
          () => keyOf(format === 'jwk' ? bytesInJwk(given as JsonWebKey) : (given as Source), extractable),
          false,
        ),
      exportKey: (_: 'jwk', { bytes, extractable }: SimulatedKey) =>
        runWork((): JsonWebKey => {
          if (!extractable) throw new DOMException('The key is not extractable', 'InvalidAccessError');
          return { kty: 'oct', alg: 'A256GCM', k: Buffer.from(bytes).toString('base64url'), ext: true };
        }, false),
      encrypt: ({ iv, additionalData }: Algorithm, key: SimulatedKey, data: Source) =>
        runWork(() => {
          const cipher = createCipheriv('aes-256-gcm', key.bytes, bytesOf(iv));
          cipher.setAAD(bytesOf(additionalData));
          return bufferOf(cipher.update(bytesOf(data)), cipher.final(), cipher.getAuthTag());
        }, false),
      decrypt: ({ iv, additionalData }: Algorithm, key: SimulatedKey, data: Source) =>
        runWork(() => {
          const encrypted = bytesOf(data);
          const cipher = createDecipheriv('aes-256-gcm', key.bytes, bytesOf(iv));
          cipher.setAAD(bytesOf(additionalData));
          cipher.setAuthTag(encrypted.subarray(-tagLength));
          return bufferOf(cipher.update(encrypted.subarray(0, -tagLength)), cipher.final());
        }, false),
      deriveBits: (algorithm: Algorithm, key: SimulatedKey, bits: number) =>
        runWork(() => derive(algorithm, key, bits / 8), algorithm.name === 'PBKDF2'),
      deriveKey: (algorithm: Algorithm, key: SimulatedKey, { length }: { readonly length: number }) =>
        runWork(() => keyOf(derive(algorithm, key, length / 8)), false),
    },
  };
}

function derive({ name, salt, info }: Algorithm, { bytes }: SimulatedKey, length: number): ArrayBuffer {
  if (name === 'PBKDF2') return bufferOf(pbkdf2Sync(bytes, bytesOf(salt), 1, length, 'sha256'));
  return hkdfSync('sha256', bytes, bytesOf(salt), bytesOf(info), length);
}

function keyOf(bytes: Source, extractable = false): SimulatedKey {
  return { type: 'secret', extractable, bytes: new Uint8Array(bytesOf(bytes)) };
}

function bytesInJwk({ k = '' }: JsonWebKey): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(k, 'base64url'));
}

function bytesOf(source: Source = new ArrayBuffer(0)): Uint8Array<ArrayBuffer> {
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
}

function bufferOf(...parts: readonly Uint8Array[]): ArrayBuffer {
  return new Uint8Array(Buffer.concat(parts)).buffer;
}
