/** A stored picture. */
export interface StoredUpload {
  /** All bytes, or a stream from another machine. */
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly type: string;
}

/** A stored picture in a list. */
export interface ListedUpload {
  readonly name: string;
  /** When it was last stored, in milliseconds since 1970. */
  readonly storedAt: number;
}

/**
 * Stores pictures. A name is the hash of the content with the extension of its type, so storing is idempotent and a name
 * never changes its content. A failed operation rejects with `UploadStoreError`.
 */
export interface UploadStore {
  /** Stores the bytes under a name of `uploadName`, with the current time even when they are stored already. */
  readonly put: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Undefined when nothing is stored under this name. */
  readonly get: (name: string) => Promise<StoredUpload | undefined>;
  /** All pictures, in pages of any size. */
  readonly list: () => AsyncIterable<readonly ListedUpload[]>;
  /** Removes a picture, if it is there. */
  readonly remove: (name: string) => Promise<void>;
  /** Resolves when the store responds and has a marker. */
  readonly check: () => Promise<void>;
  /** The text that says whose the store is; undefined when there is none. */
  readonly readMarker: () => Promise<string | undefined>;
  readonly writeMarker: (text: string) => Promise<void>;
}

/** The store is unreachable or full, or refuses the operation. The message contains no secret. */
export class UploadStoreError extends Error {
  override readonly name = 'UploadStoreError';
}

/** The name of the marker: the folder of an unmounted disk exists but lacks this file. */
export const markerName = 'matchdesk-store';

/** All bytes of a stored picture. */
export async function bytesOf({ body }: StoredUpload): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(body).arrayBuffer());
}
