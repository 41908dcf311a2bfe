import { useEffect, useState } from 'react';
import type { Entity } from '#entities/define.ts';
import { importStorage } from '#import/storage/import-storage.ts';
import type { StoredImport } from '#machines/import/types.ts';
import { currentUser } from '#machines/session/selectors.ts';
import { useServices } from '#session/services/services-context.ts';

/** The user's storage of imports, and the import of an earlier visit with this id; null if there is none. */
export function useStoredImport(entity: Entity, series: string) {
  const { drafts, session } = useServices();
  const [storage] = useState(() => {
    const userId = currentUser(session.getSnapshot())?.id ?? 0;
    return importStorage({ form: entity.path, userId, drafts: () => drafts.of(userId) });
  });
  const [attempt, setAttempt] = useState(0);
  const [stored, setStored] = useState<StoredImport | null | 'loading' | 'failed'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    storage.read(series).then(setStored, () => setStored('failed'));
  }, [storage, series, attempt]);
  const retry = () => {
    setStored('loading');
    setAttempt(attempt + 1);
  };
  return { storage, stored, retry };
}
