import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { type ActorRefFrom, waitFor } from 'xstate';
import type { Entity } from '#entities/define.ts';
import { titleMembers } from '#entities/row-name.ts';
import { useText } from '#i18n/use-text.ts';
import { rulesOf } from '#import/conversion/convert-rows.ts';
import { suggestColumns } from '#import/conversion/targets.ts';
import { importLogic } from '#import/import-logic.ts';
import { importReader } from '#import/import-reader.ts';
import { importLock } from '#import/sending/import-lock.ts';
import { readImportColumns } from '#import/storage/import-columns.ts';
import { readImportEncoding } from '#import/storage/import-encoding.ts';
import type { ImportStorage } from '#import/storage/import-storage.ts';
import type { importMachine } from '#machines/import/machine.ts';
import type { StoredImport } from '#machines/import/types.ts';
import { newUuid } from '#records/new-uuid.ts';
import { useReconnected } from '#session/connection/use-reconnected.ts';
import { useServices } from '#session/services/services-context.ts';
import { useOwnApi } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { useZone } from '#ui/base/zone-context.ts';
import { useNotices } from '../../shared/use-notices.ts';

export type ImportActor = ActorRefFrom<typeof importMachine>;

export interface ImportWorkProps {
  readonly entity: Entity;
  readonly series: string;
  readonly storage: ImportStorage;
  /** The import of an earlier visit; null to begin one. */
  readonly stored: StoredImport | null;
  /** Leads back to the list. */
  readonly onClosed: () => void;
}

/** The import's actor, its pending calls, and how much of the file is read, from 0 to 1. */
export function useImport({ entity, series, storage, stored, onClosed }: ImportWorkProps) {
  const { drafts, visibleRows } = useServices();
  const text = useText();
  const api = useOwnApi();
  const zone = useZone();
  const [readPart, setReadPart] = useState(0);
  const [lock] = useState(importLock);
  // The actor takes the effects of a later render; the lock stays.
  const logic = useMemo(() => {
    const encoding = readImportEncoding(entity.path);
    const reader = importReader(api, entity, { text, zone, encoding, onProgress: setReadPart });
    return importLogic(api, entity, { reader, storage, lock });
  }, [api, entity, text, zone, storage, lock]);
  const [input] = useState(() => ({
    series,
    firstKey: newUuid(),
    newestBefore: visibleRows.newestId(entity.path),
    match: (sheet: Parameters<typeof suggestColumns>[1]) =>
      suggestColumns(entity, sheet, readImportColumns(entity.path)),
    identity: identityOf(entity),
    validate: rulesOf(entity),
    ...(stored && { restored: stored }),
  }));
  const work: ImportActor = useActorRef(logic, { input });
  useNotices(work);
  useResumed(work);
  useReconnected(() => work.send({ type: 'import.reconnected' }));

  const close = useEffectEvent(onClosed);
  const isClosed = useSelector(work, ({ status }) => status === 'done');
  useEffect(() => {
    if (isClosed) close();
  }, [isClosed]);
  // A layout effect: its cleanup runs while the actor still listens.
  useLayoutEffect(() => {
    const flush = () => {
      // An import that is closed has nothing left to store.
      if (work.getSnapshot().status === 'active') work.send({ type: 'import.flush' });
    };
    const leave = drafts.join(async () => {
      flush();
      const { context } = await waitFor(work, (snapshot) => !snapshot.hasTag('writing'));
      return context.trouble === null;
    });
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      leave();
      window.removeEventListener('pagehide', flush);
    };
  }, [work, drafts]);
  return { work, calls: api.pending, readPart };
}

/** The field that names a record. Games of a stage have no such field: they differ by map, day and number. */
function identityOf(entity: Entity): string | null {
  const [member, ...others] = titleMembers(entity);
  return others.length === 0 ? (member ?? null) : null;
}
