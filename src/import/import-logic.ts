import type { OwnApi } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import { effectOf } from '#machines/effect.ts';
import { importMachine } from '#machines/import/machine.ts';
import { capabilitiesInTime } from '#session/capabilities/capabilities.ts';
import type { ImportReader } from './import-reader.ts';
import { type ImportLock, importLock } from './sending/import-lock.ts';
import { lookUpRow, sendRow } from './sending/import-row.ts';
import type { ImportStorage } from './storage/import-storage.ts';

interface ImportDependencies {
  readonly reader: ImportReader;
  readonly storage: ImportStorage;
  readonly lock?: ImportLock;
}

/** The import machine with an entity's calls. All changes of an import are one action in the server's history. */
export function importLogic(api: OwnApi, entity: Entity, { reader, storage, lock = importLock() }: ImportDependencies) {
  return importMachine.provide({
    actors: {
      read: effectOf(({ input, signal }) => reader.read(input, signal)),
      convert: effectOf(({ input, signal }) => reader.convert(input, signal)),
      find: effectOf(({ input, signal }) => reader.find(input, signal)),
      acquire: effectOf(
        async ({ input: { series, revision, isWaiting }, signal }) => {
          if (!(await lock.acquire(series, { isWaiting, signal }))) return { kind: 'elsewhere' };
          const { idempotency: isKeyed } = await capabilitiesInTime(api);
          // Another window may have started the import meanwhile. A new one can start although storage does not respond.
          const stored = await storage.read(series).catch((error: unknown) => {
            if (revision === 0) return null;
            lock.release();
            throw error;
          });
          if (stored === null && revision > 0) {
            lock.release();
            return { kind: 'gone' };
          }
          return { kind: 'acquired', stored: stored?.revision === revision ? null : stored, isKeyed };
        },
        () => ({ kind: 'elsewhere' }),
      ),
      hold: effectOf(
        ({ signal }) => lock.hold(signal, storage.settled),
        () => undefined,
      ),
      store: effectOf(
        ({ input }) => storage.write(input),
        () => 'fault',
      ),
      remove: effectOf(
        ({ input: { series } }) => storage.remove(series).then(() => true),
        () => false,
      ),
      // Once the import has closed, another window can change it: a row that still waits for a token is not sent.
      send: effectOf(({ input, signal }) => sendRow({ ...api, until: signal }, entity, input, signal)),
      lookUp: effectOf(({ input, signal }) =>
        lookUpRow(api, entity, input, {
          signal,
          hasKey: input.key !== null && (input.isRepeated || storage.hasKeys(input.series)),
        }),
      ),
    },
  });
}
