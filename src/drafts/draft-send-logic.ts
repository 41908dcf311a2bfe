import type { Api } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import type { VisibleRows } from '#lists/visible-rows.ts';
import type { Draft, DraftStatus } from '#machines/draft/types.ts';
import { draftSendMachine } from '#machines/draft-send/machine.ts';
import { CHANGED_ELSEWHERE, MAYBE_SENT_ELSEWHERE } from '#machines/draft-send/setup.ts';
import { effectOf } from '#machines/effect.ts';
import { OFFLINE } from '#machines/form/texts.ts';
import { idIn, loadSaved, loadValues, saveValues } from '#records/form-logic.ts';
import { requireDeclared } from '#records/require-declared.ts';
import type { DraftStore } from './draft-store.ts';

/**
 * The draft-send machine with its effects, for one draft. Before it sends, it marks the draft as `unsure`. If the
 * browser is closed meanwhile, the draft counts as sent without a response, and another window does not send it.
 */
export function draftSendLogic(
  api: Api,
  entity: Entity,
  { id: draftId, at, place, status, values, newestBefore: before = null }: Draft,
  { draftStore, visibleRows }: { readonly draftStore: DraftStore; readonly visibleRows: VisibleRows },
) {
  const version = { id: draftId, at };
  let markedStatus = status;
  /** Returns false if another window has changed the draft. */
  const mark = async (to: DraftStatus) => {
    const found = await draftStore.mark(version, { from: markedStatus, to });
    const isMarked = found === markedStatus;
    if (found !== null) markedStatus = isMarked ? to : found;
    return isMarked;
  };
  /** Records up to this id existed before the send. */
  let newestBefore = before;
  const mode = place.id === null ? 'create' : 'edit';
  return draftSendMachine.provide({
    actors: {
      read: effectOf(async ({ input: { isSaved }, signal }) => {
        const load = () => loadValues(api, entity, requireDeclared(place.id ?? undefined), signal);
        return isSaved ? await loadSaved(load, { isSaved, signal }) : await load();
      }),
      lookUp: effectOf(async ({ input, signal }) => {
        const { lookUpCreate } = await import('#records/look-up-create.ts');
        const result = await lookUpCreate(api, entity, { ...input, values, newestBefore, signal });
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
        if (!(await mark('unsure'))) return markedStatus === 'unsure' ? MAYBE_SENT_ELSEWHERE : CHANGED_ELSEWHERE;
        // The page was left, perhaps by a sign-out. Do not send a user's draft with the token of another user.
        const result = signal.aborted ? OFFLINE : await saveValues(api, entity, { mode, id: place.id, ...input });
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
