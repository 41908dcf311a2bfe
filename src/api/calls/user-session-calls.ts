import type { ListedSession, SessionChoice } from '#machines/device-sign-out/machine.ts';
import type { Result } from '#machines/result.ts';
import type { Api, OwnApi } from '../api.ts';
import { clientsOf } from '../http/client.ts';
import { resultOf } from '../http/result-of.ts';
import { anySchema } from '../schema/list-schemas.ts';
import { isObject, readEach, readNumber, readText, schemaOf } from '../schema/schema.ts';

/** An optional feature of servers (docs/your-own-api.md). Only the id is required. */
const sessionsSchema = schemaOf((data) => readEach(data, readSession));

function readSession(row: unknown): ListedSession | undefined {
  if (!isObject(row)) return undefined;
  const id = readNumber(row['id']);
  const device = readText(row['device']);
  const address = readText(row['address']);
  const createdAt = readText(row['created_at']);
  const lastUsedAt = readText(row['last_used_at']);
  if (id === undefined || device === undefined || address === undefined) return undefined;
  if (createdAt === undefined || lastUsedAt === undefined) return undefined;
  return { id, device, address, createdAt, lastUsedAt, isCurrent: row['current'] === true };
}

/** GET /api/v1/users/sessions: the sessions of the signed-in user. */
export function listSessions(api: Api, cancelled?: AbortSignal): Promise<Result<readonly ListedSession[]>> {
  return resultOf(api, { kind: 'read', schema: sessionsSchema, cancelled }, ({ signal }) =>
    clientsOf(api).signed.GET('/api/v1/users/sessions', { signal }),
  );
}

/** DELETE /api/v1/users/sessions?Id=. */
export function endSession(api: OwnApi, choice: SessionChoice): Promise<Result<unknown>> {
  return resultOf(api, { kind: 'write', schema: anySchema }, ({ signal }) =>
    clientsOf(api).signed.DELETE('/api/v1/users/sessions', { params: { query: { Id: choice } }, signal }),
  );
}
