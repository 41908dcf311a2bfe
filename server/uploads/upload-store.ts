/** A stored picture, as it is served. */
export interface StoredUpload {
  /** Whole, or on its way from another machine. */
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly type: string;
}

/**
 * Where pictures are kept. Names are the hash of the content with the extension of its type, so that storing twice is
 * storing once and a name never changes its meaning. What a store cannot do rejects with `StoreFault`.
 */
export interface UploadStore {
  /** Keeps the bytes under a name of `uploadName`. */
  readonly put: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Undefined for a name that is not kept. */
  readonly get: (name: string) => Promise<StoredUpload | undefined>;
  /** Resolves when the store answers and is the one that was opened. */
  readonly check: () => Promise<void>;
}

/** The store did not do what it was asked: it cannot be reached, is full, or refuses. Its message names no secret. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
}

/** Written when a store is opened and looked for by `check`: a folder whose disk is gone is still a folder. */
export const markerName = 'matchdesk-store';

/** All of a stored picture. */
export async function bytesOf({ body }: StoredUpload): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(body).arrayBuffer());
}
