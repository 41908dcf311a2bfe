import type { OwnApi } from '#api/api.ts';
import { restoreEntry } from '#api/calls/history-calls.ts';
import type { Entity } from '#entities/define.ts';
import { effectOf } from '#machines/effect.ts';
import { restoreMachine } from '#machines/restore/machine.ts';
import { writeAndInvalidate } from '#records/write-and-invalidate.ts';

/** The restore machine with its call, for entries of an entity. */
export function restoreLogic(api: OwnApi, entity: Entity) {
  return restoreMachine.provide({
    actors: {
      call: effectOf(({ input: { subject, later } }) =>
        writeAndInvalidate(api, {
          changed: entity,
          // The history has an entry of it.
          recent: null,
          send: () => restoreEntry(api, { id: subject.id, seen: later ?? undefined }),
        }),
      ),
    },
  });
}
