import type { OwnApi } from '#api/api.ts';
import { knownCapabilities } from '#capabilities/capabilities.ts';
import type { Entity } from '#entities/define.ts';
import type { VisibleRows } from '#lists/visible-rows.ts';
import type { Draft, DraftStatus } from '#machines/draft/types.ts';
import { draftSendMachine } from '#machines/draft-send/machine.ts';
import { CHANGED_ELSEWHERE, MAYBE_SENT_ELSEWHERE } from '#machines/draft-send/setup.ts';
import { effectOf } from '#machines/effect.ts';
import { OFFLINE } from '#machines/form/texts.ts';
import { loadSaved, loadValues, saveValues } from '#records/form-logic.ts';
import { idIn } from '#records/id-in.ts';
import { findCreate } from '#records/look-up/repeat-create.ts';
import { requireDeclared } from '#records/require-declared.ts';
import type { DraftStore } from './draft-store.ts';

/**
 * The draft-send machine with its effects, for one draft. Before it sends, it marks the draft as `unsure`. If the
 * browser is closed meanwhile, the draft counts as sent without a response, and another window does not send it, unless its
 * key prevents that it creates a second record.
 */
export function draftSendLogic(
  api: OwnApi,
  entity: Entity,
  { id: draftId, at, place, status, values, newestBefore: before = null, key: draftKey = null }: Draft,
  { draftStore, visibleRows }: { readonly draftStore: DraftStore; readonly visibleRows: VisibleRows },
) {
  const version = { id: draftId, at };
  let markedStatus = status;
  /** Returns the status of the draft, which is marked if that is the expected one; null if another window has changed it. */
  const mark = async (to: DraftStatus, isKeyless = false) => {
    const expected = markedStatus;
    const found = await draftStore.mark(version, { from: expected, to, isKeyless });
    if (found !== null) markedStatus = found === expected ? to : found;
    return { found, isMarked: found === expected };
  };
  /** Records up to this id existed before the send. */
  let newestBefore = before;
  const mode = place.id === null ? 'create' : 'edit';
  /** The key with which the draft may be sent again; null once it was sent without. */
  let key = draftKey;
  return draftSendMachine.provide({
    actors: {
      read: effectOf(async ({ input: { isSaved }, signal }) => {
        const load = () => loadValues(api, entity, requireDeclared(place.id ?? undefined), signal);
        return isSaved ? await loadSaved(load, { isSaved, signal }) : await load();
      }),
      lookUp: effectOf(async ({ input, signal }) => {
        const { isRepeated } = input;
        const result = await findCreate(api, { hasKey: key !== null, isRepeated }, async () => {
          const { lookUpCreate } = await import('#records/look-up/look-up-create.ts');
          return await lookUpCreate(api, entity, { isRepeated, values, newestBefore, signal });
        });
        if (result.kind === 'ok' && result.data.kind === 'saved') {
          visibleRows.noteNewestId(entity.path, result.data.candidate.id);
        }
        return result;
      }),
      // A draft that could not be removed is still shown as sent.
      remove: effectOf(
        () => draftStore.remove([version]).then(() => undefined),
        () => undefined,
      ),
      send: effectOf(async ({ input, signal }) => {
        if (markedStatus !== 'unsure') newestBefore = visibleRows.newestId(entity.path) ?? newestBefore;
        if (!knownCapabilities(api).idempotency) key = null;
        const { found, isMarked } = await mark('unsure', key !== draftKey);
        const isSentElsewhere = found === 'unsure' && key !== null;
        if (!isMarked && !isSentElsewhere) {
          return markedStatus === 'unsure' ? MAYBE_SENT_ELSEWHERE : CHANGED_ELSEWHERE;
        }
        // The page was left, perhaps by a sign-out. Do not send a user's draft with the token of another user.
        const save = { mode, id: place.id, ...input, key, signal } as const;
        const result = signal.aborted ? OFFLINE : await saveValues(api, entity, save);
        if (result.kind === 'ok') {
          if (mode === 'create') visibleRows.noteNewestId(entity.path, idIn(result.data));
          await draftStore.remove([version]);
        }
        if (result.kind !== 'ok' && result.kind !== 'unknown' && result.kind !== 'fault') {
          // If storage is full, the draft stays marked as possibly sent.
          await mark(status === 'unsure' && mode === 'edit' ? 'waiting' : status).catch(() => undefined);
        }
        return result;
      }),
    },
  });
}
