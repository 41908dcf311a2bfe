import type { Api } from '../api.ts';
import { makeCall } from '../pipeline.ts';

/** Downloads a stored image as a file; null if there is none or it cannot be read. */
export async function readPicture(api: Api, address: unknown, cancelled?: AbortSignal): Promise<File | null> {
  if (typeof address !== 'string' || address === '') return null;
  try {
    return await makeCall(api, { kind: 'read', cancelled }, async ({ signal }) => {
      const response = await api.fetch(new Request(address, { signal }));
      const picture = await response.blob();
      if (!response.ok || !picture.type.startsWith('image/')) return null;
      return new File([picture], address.split('/').at(-1) ?? '', { type: picture.type });
    });
  } catch {
    return null;
  }
}
