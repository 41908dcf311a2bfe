/** A stored picture, as it is served. */
export interface StoredUpload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/**
 * Where pictures are kept. Names are the hash of the content with the extension of its type, so that storing twice is
 * storing once and a name never changes its meaning.
 */
export interface UploadStore {
  /** Keeps the bytes under a name of `uploadName`. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined for a name that is not kept. */
  readonly get: (name: string) => Promise<StoredUpload | undefined>;
}
