import { createCipheriv, createDecipheriv, hkdfSync, pbkdf2Sync } from 'node:crypto';
import type { Random } from '../random.ts';

/** A key as IndexedDB stores it. It cannot be exported: no page reads its bytes. */
interface SimulatedKey {
  readonly type: 'secret';
  readonly extractable: false;
  readonly bytes: Uint8Array;
}

type Source = ArrayBuffer | ArrayBufferView<ArrayBuffer>;

interface Algorithm {
  readonly name: string;
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
      importKey: (_format: 'raw', bytes: Source) => runWork(() => keyOf(bytes), false),
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

function keyOf(bytes: Source): SimulatedKey {
  return { type: 'secret', extractable: false, bytes: new Uint8Array(bytesOf(bytes)) };
}

function bytesOf(source: Source = new ArrayBuffer(0)): Uint8Array<ArrayBuffer> {
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
}

function bufferOf(...parts: readonly Uint8Array[]): ArrayBuffer {
  return new Uint8Array(Buffer.concat(parts)).buffer;
}
