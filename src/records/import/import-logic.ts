import type { OwnApi } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import type { StoreOutcome } from '#machines/draft/types.ts';
import { effectOf } from '#machines/effect.ts';
import { OFFLINE } from '#machines/form/texts.ts';
import { importMachine } from '#machines/import/machine.ts';
import type {
  Conversion,
  ConvertedRow,
  FindResult,
  ImportSource,
  ResolveResult,
  RowToFind,
  Sheet,
  StoredImport,
} from '#machines/import/types.ts';
import type { Result } from '#machines/result.ts';
import { capabilitiesInTime } from '#session/capabilities/capabilities.ts';
import { type ImportLock, importLock } from './import-lock.ts';
import { lookUpRow, sendRow } from './import-row.ts';

/** Reads and converts files, and asks the server about names in them. */
export interface ImportReader {
  readonly read: (source: ImportSource, signal: AbortSignal) => Promise<Result<readonly Sheet[]>>;
  readonly resolve: (conversion: Conversion, signal: AbortSignal) => Promise<ResolveResult>;
  readonly convert: (conversion: Conversion, signal: AbortSignal) => Promise<Result<readonly ConvertedRow[]>>;
  readonly find: (
    search: { readonly fields: readonly string[]; readonly rows: readonly RowToFind[] },
    signal: AbortSignal,
  ) => Promise<FindResult>;
}

/** Stores imports on the device, encrypted. */
export interface ImportStorage {
  /** The import as it was written last; null if there is none. */
  readonly read: (series: string) => Promise<StoredImport | null>;
  /** Writes in the order of the calls. */
  readonly write: (state: StoredImport) => Promise<StoreOutcome>;
  readonly remove: (series: string) => Promise<void>;
  /** Resolves when no write or removal is left. */
  readonly settled: () => Promise<unknown>;
  /** Whether the server still has the keys of calls that were made before the last write of an earlier visit. */
  readonly hasKeys: (series: string) => boolean;
}

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
      resolve: effectOf(({ input, signal }) => reader.resolve(input, signal)),
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
      send: effectOf(async ({ input, signal }) => {
        // The import has closed, perhaps after a sign-out: another user's token must not send this row.
        if (signal.aborted) return OFFLINE;
        return await sendRow(api, entity, input, signal);
      }),
      lookUp: effectOf(({ input, signal }) =>
        lookUpRow(api, entity, input, {
          signal,
          hasKey: input.key !== null && (input.isRepeated || storage.hasKeys(input.series)),
        }),
      ),
    },
  });
}
