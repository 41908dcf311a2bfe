import type { Api } from '../api.ts';
import { makeCall } from '../pipeline.ts';

/** Downloads a stored image as a file; null if there is none or it cannot be read. */
export async function readPicture(api: Api, address: unknown, signal?: AbortSignal): Promise<File | null> {
  if (typeof address !== 'string' || address === '') return null;
  try {
    return await makeCall(api, { kind: 'read', signal }, async (attempt) => {
      const response = await api.fetch(new Request(address, { signal: attempt.signal }));
      const picture = await response.blob();
      if (!response.ok || !picture.type.startsWith('image/')) return null;
      return new File([picture], address.split('/').at(-1) ?? '', { type: picture.type });
    });
  } catch {
    return null;
  }
}
