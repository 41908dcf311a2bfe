import type { Api, OwnApi } from '#api/api.ts';
import { createRecord, readRecord, removeRecord, send, updateRecord } from '#api/calls/entity-calls.ts';
import { readEach, readRow, schemaOf } from '#api/schema.ts';
import { Listeners } from '#domain/listeners.ts';
import type { Ruleset } from '#domain/points/ruleset.ts';
import { rulesetText } from '#domain/points/ruleset-draft.ts';
import { idOnServer, rulesetOfWire, serverRulesetId, wireOf } from '#domain/points/ruleset-wire.ts';
import { rulesetEndpoints } from '#entities/ruleset.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { capabilitiesOf } from '#session/capabilities/capabilities.ts';
import { readCache, readCachedCall } from '#storage/cache/read-cache.ts';
import { idIn } from './id-in.ts';
import { sendRepeatedly } from './look-up/repeat-create.ts';
import { newUuid } from './new-uuid.ts';
import { writeAndInvalidate } from './write-and-invalidate.ts';

/** The rulesets that all staff share, of a server with the capability `rulesets`. */

const rowsSchema = schemaOf((data) => readEach(data, readRow));
const listeners = new Listeners();

/** Calls back when the rulesets of the server have been read. Returns a function to unsubscribe. */
export const subscribeServerRulesets = listeners.subscribe;

interface Known {
  readonly userId: number | undefined;
  rulesets: readonly Ruleset[] | undefined;
}

const known = new WeakMap<Api['credentials'], Known>();

/** Undefined until they are known, and for a server without them. */
export function knownServerRulesets({ credentials }: Api): readonly Ruleset[] | undefined {
  const found = known.get(credentials);
  return found && found.userId === credentials.holder() ? found.rulesets : undefined;
}

const reading = new WeakMap<Api['credentials'], Promise<void>>();

/** Reads them again, once for all callers of a time; without a connection those that are cached. */
export function readServerRulesets(api: Api): Promise<void> {
  const { credentials } = api;
  const current = reading.get(credentials) ?? readOnce(api).finally(() => reading.delete(credentials));
  reading.set(credentials, current);
  return current;
}

async function readOnce(api: Api): Promise<void> {
  const userId = api.credentials.holder();
  if (!(await capabilitiesOf(api)).rulesets) return;
  const call = { kind: 'read', schema: rowsSchema, access: 'cached' } as const;
  const result = await send<readonly ListRow[]>(api, rulesetEndpoints.list, call);
  const rows = result.kind === 'ok' ? result.data : await cachedRows(api);
  if (rows === null || api.credentials.holder() !== userId) return;
  const rulesets = rows.flatMap((row) => rulesetOfWire(row, serverRulesetId(row.id)) ?? []);
  known.set(api.credentials, { userId, rulesets });
  listeners.notify();
}

async function cachedRows(api: Api): Promise<readonly ListRow[] | null> {
  return await readCache(
    api,
    async (scope) => (await readCachedCall(scope, rowsSchema, rulesetEndpoints.list))?.data ?? null,
  );
}

/** Someone else has changed the ruleset; this is what it is now. */
export interface ChangedRuleset {
  readonly kind: 'changed';
  readonly ruleset: Ruleset;
}

/**
 * Creates a ruleset, or changes it if it is one of the server and still has the values of `base`, a line of `rulesetText`.
 * Returns it with its id.
 */
export async function saveServerRuleset(
  api: OwnApi,
  ruleset: Ruleset,
  base: string | undefined,
): Promise<Result<Ruleset> | ChangedRuleset> {
  const id = idOnServer(ruleset.id);
  const body = { ...wireOf(ruleset) };
  if (id === undefined) {
    const key = newUuid();
    const { idempotency } = await capabilitiesOf(api);
    const create = (options: object) =>
      createRecord(api, rulesetEndpoints.create, body, { ...options, ...(idempotency && { key }) });
    const signal = new AbortController().signal;
    const result = await write(api, (options) =>
      sendRepeatedly(() => create(options), { key: idempotency ? key : null, signal }),
    );
    if (result.kind !== 'ok') return result;
    return { ...result, data: { ...ruleset, id: serverRulesetId(idIn(result.data) ?? '') } };
  }
  const read = await readRecord(api, rulesetEndpoints.read, id);
  if (read.kind !== 'ok') return read;
  const current = rulesetOfWire(read.data, ruleset.id);
  if (current && base !== undefined && rulesetText(current) !== base) return { kind: 'changed', ruleset: current };
  const { version } = read;
  const result = await write(api, (options) =>
    updateRecord(api, rulesetEndpoints.update, id, body, { ...options, version }),
  );
  if (result.kind === 'outdated') {
    return { kind: 'changed', ruleset: rulesetOfWire(result.current, ruleset.id) ?? ruleset };
  }
  return result.kind === 'ok' ? { ...result, data: ruleset } : result;
}

export async function removeServerRuleset(api: OwnApi, id: string): Promise<Result<unknown>> {
  return await write(api, (options) => removeRecord(api, rulesetEndpoints.remove, id, options));
}

async function write<R extends Result<unknown, ListRow>>(
  api: OwnApi,
  sendIt: (options: { readonly series?: string | undefined }) => Promise<R>,
): Promise<R> {
  const result = await writeAndInvalidate(api, {
    changed: { endpoints: rulesetEndpoints },
    recent: null,
    send: sendIt,
  });
  await readServerRulesets(api);
  return result;
}
