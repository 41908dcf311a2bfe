import { ownApi } from '#api/api.ts';
import { createRecord } from '#api/calls/entity-calls.ts';
import type { Services } from '#session/services/services.ts';

type Create = Parameters<typeof createRecord>;

/** Creates a record on the server. Resolves with its id. */
export async function createdId({ api }: Services, call: Create[1], body: Create[2]): Promise<number> {
  const result = await createRecord(ownApi(api), call, body);
  if (result.kind !== 'ok') throw new Error(result.message);
  return (result.data as { readonly id: number }).id;
}
