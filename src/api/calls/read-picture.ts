import type { Api } from '../api.ts';
import { sendCall } from '../http/send-call.ts';

/** A stored picture as a file, by its address; null where it cannot be read from here, or there is none. */
export async function readPicture(api: Api, address: unknown, cancelled?: AbortSignal): Promise<File | null> {
  if (typeof address !== 'string' || address === '') return null;
  try {
    return await sendCall(api, { kind: 'read', isRepeatable: true, cancelled }, async ({ signal }) => {
      const answer = await api.fetch(new Request(address, { signal }));
      const picture = await answer.blob();
      if (!answer.ok || !picture.type.startsWith('image/')) return null;
      return new File([picture], address.split('/').at(-1) ?? '', { type: picture.type });
    });
  } catch {
    return null;
  }
}
