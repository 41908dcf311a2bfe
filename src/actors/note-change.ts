import type { Api } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import type { Answer } from '#machines/answer.ts';
import { type Entry, keptDatabase } from '#storage/kept/database.ts';
import { markStale } from '#storage/kept/mark-stale.ts';

/**
 * Passes the answer to a write on. Where something may have been changed, the entity's kept pages say from now on that
 * they are of before, and so do the kept items of dropdowns, any of which may name the record.
 */
export async function noteChange<T>(
  api: Api,
  changed: Pick<Entity, 'endpoints'>,
  answer: Answer<T>,
): Promise<Answer<T>> {
  if (answer.kind !== 'ok' && answer.kind !== 'unknown') return answer;
  const scope = await api.scope();
  if (scope === null) return answer;
  const [, list] = splitEndpoint(changed.endpoints.list);
  const isTouched = ({ path, kind }: Entry) => path === list || kind === 'option';
  await keptDatabase()
    .then((database) => markStale(database, scope, isTouched))
    .catch(() => undefined);
  return answer;
}
