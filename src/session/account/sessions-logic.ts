import type { OwnApi } from '#api/api.ts';
import { endSession, listSessions } from '#api/calls/account-calls.ts';
import { deviceSignOutMachine } from '#machines/device-sign-out/machine.ts';
import { effectOf } from '#machines/effect.ts';
import { listMachine } from '#machines/list/machine.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';

/** The server lists all sessions at once. */
export const allSessions: ListQuery = { page: 1, perPage: 100, search: '' };

/** A list of the user's sessions, without a cache. Its rows are sessions. */
export function sessionListLogic(api: OwnApi) {
  return listMachine.provide({
    actors: {
      loadPage: effectOf(async ({ signal }): Promise<Result<ListPage>> => {
        const result = await listSessions(api, signal);
        if (result.kind !== 'ok') return result;
        return { ...result, data: { rows: result.data, totalData: result.data.length, totalPageCount: 1 } };
      }),
    },
  });
}

/** The end of sessions, with its call. */
export function deviceSignOutLogic(api: OwnApi) {
  return deviceSignOutMachine.provide({
    actors: { call: effectOf(({ input }) => endSession(api, input.subject)) },
  });
}
