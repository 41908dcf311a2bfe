import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import type { VisibleRows } from '#lists/visible-rows.ts';
import type { Draft, DraftStatus } from '#machines/draft/types.ts';
import { draftSendMachine } from '#machines/draft-send/machine.ts';
import { CHANGED_ELSEWHERE, MAYBE_SENT_ELSEWHERE } from '#machines/draft-send/texts.ts';
import type { DraftToSend, ReadInput } from '#machines/draft-send/types.ts';
import { OFFLINE } from '#machines/form/texts.ts';
import type { FormValues } from '#machines/form/types.ts';
import type { Found } from '#machines/look-up/types.ts';
import type { Result } from '#machines/result.ts';
import { declared } from '#records/declared.ts';
import { idIn, loadSaved, loadValues, saveValues } from '#records/form-logic.ts';
import type { DraftStore } from './draft-store.ts';

interface DraftSendNeeds {
  readonly shelf: DraftStore;
  readonly visibleRows: VisibleRows;
}

/**
 * The machine that sends a draft, over its entity's calls. That it is on its way is noted before it goes: a browser that is
 * closed over it finds it as sent without an answer, and another window, which may be showing it too, sends nothing.
 */
export function draftSendLogic(
  api: Api,
  entity: Entity,
  { id: draftId, at, place, status, values, newestBefore: before = null }: Draft,
  { shelf, visibleRows }: DraftSendNeeds,
) {
  const version = { id: draftId, at };
  let noted = status;
  /** Whether it could be noted: not where another window was first. */
  const note = async (to: DraftStatus) => {
    const found = await shelf.mark(version, { from: noted, to });
    const isNoted = found === noted;
    if (found !== null) noted = isNoted ? to : found;
    return isNoted;
  };
  /** Records up to this id are older than the send. */
  let newestBefore = before;
  const mode = place.id === null ? 'create' : 'edit';
  return draftSendMachine.provide({
    actors: {
      read: fromPromise<Result<FormValues>, ReadInput>(async ({ input: { isSaved }, signal }) => {
        const load = () => loadValues(api, entity, declared(place.id ?? undefined), signal);
        return isSaved ? await loadSaved(load, { isSaved, signal }) : await load();
      }),
      lookUp: fromPromise<Result<Found>, { readonly isRepeated: boolean }>(async ({ input, signal }) => {
        const { lookUpCreate } = await import('#records/look-up-create.ts');
        const answer = await lookUpCreate(api, entity, { ...input, values, newestBefore, signal });
        if (answer.kind === 'ok' && answer.data.kind === 'saved') {
          visibleRows.noteNewest(entity.path, answer.data.candidate.id);
        }
        return answer;
      }),
      remove: fromPromise(async (): Promise<undefined> => {
        await shelf.remove([version]);
        return undefined;
      }),
      send: fromPromise<Result<unknown>, DraftToSend>(async ({ input, signal }) => {
        if (noted !== 'unsure') newestBefore = visibleRows.newestId(entity.path) ?? newestBefore;
        if (!(await note('unsure'))) return noted === 'unsure' ? MAYBE_SENT_ELSEWHERE : CHANGED_ELSEWHERE;
        // The page has gone meanwhile, and perhaps its person with it: nobody else's token is to send what they pressed for.
        const answer = signal.aborted ? OFFLINE : await saveValues(api, entity, { mode, id: place.id, ...input });
        if (answer.kind === 'ok') {
          if (mode === 'create') visibleRows.noteNewest(entity.path, idIn(answer.data));
          await shelf.remove([version]);
        }
        if (answer.kind !== 'ok' && answer.kind !== 'unknown' && answer.kind !== 'fault') {
          // Where there is no room to note it, the draft goes on as one that may have been sent.
          await note(status === 'unsure' && mode === 'edit' ? 'waiting' : status).catch(() => undefined);
        }
        return answer;
      }),
    },
  });
}
