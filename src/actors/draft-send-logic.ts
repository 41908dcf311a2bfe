import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { listRows } from '#api/entity-calls.ts';
import type { Entity } from '#entities/define.ts';
import type { Field } from '#fields/field.ts';
import type { Answer } from '#machines/answer.ts';
import type { Draft, DraftStatus } from '#machines/draft/types.ts';
import { draftSendMachine } from '#machines/draft-send/machine.ts';
import { CHANGED_ELSEWHERE, MAYBE_SENT_ELSEWHERE } from '#machines/draft-send/texts.ts';
import type { DraftToSend } from '#machines/draft-send/types.ts';
import { OFFLINE } from '#machines/form/texts.ts';
import type { FormValues } from '#machines/form/types.ts';
import { declared } from './declared.ts';
import type { DraftShelf } from './draft-shelf.ts';
import { loadValues, saveValues } from './form-logic.ts';

/** How many rows of a list are looked through for a new record that may be there. */
const looked = 25;

/**
 * The machine that sends a draft, over its entity's calls. That it is on its way is noted before it goes: a browser that is
 * closed over it finds it as sent without an answer, and another window, which may be showing it too, sends nothing.
 */
export function draftSendLogic(
  api: Api,
  entity: Entity,
  { id: draftId, at, place, status, values }: Draft,
  shelf: DraftShelf,
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
  const mode = place.id === null ? 'create' : 'edit';
  return draftSendMachine.provide({
    actors: {
      read: fromPromise(
        ({ signal }): Promise<Answer<FormValues>> => loadValues(api, entity, declared(place.id ?? undefined), signal),
      ),
      look: fromPromise((): Promise<Answer<boolean>> => look(api, entity, values)),
      send: fromPromise<Answer<unknown>, DraftToSend>(async ({ input, signal }) => {
        if (!(await note('unsure'))) return noted === 'unsure' ? MAYBE_SENT_ELSEWHERE : CHANGED_ELSEWHERE;
        // The page has gone meanwhile, and perhaps its person with it: nobody else's token is to send what they pressed for.
        const answer = signal.aborted ? OFFLINE : await saveValues(api, entity, { mode, id: place.id, ...input });
        if (answer.kind === 'ok') await shelf.remove([version]);
        else if (answer.kind !== 'unknown' && answer.kind !== 'fault') {
          // Where there is no room to note it, the draft goes on as one that may have been sent.
          await note(status === 'unsure' && mode === 'edit' ? 'waiting' : status).catch(() => undefined);
        }
        return answer;
      }),
    },
  });
}

/** Whether the list has a row that reads in every column of text as the new record does. */
async function look(api: Api, entity: Entity, values: FormValues): Promise<Answer<boolean>> {
  const names = textColumns(entity);
  const [named] = entity.title ?? names.filter((name) => isPlain(entity.fields[name]));
  const query = { page: 1, perPage: looked, search: named === undefined ? '' : said(values[named]) };
  const answer = await listRows(api, entity.endpoints.list, query, { fixed: entity.listQuery });
  if (answer.kind !== 'ok') return answer;
  // A copy of before says nothing of what has become of the record since.
  if (answer.keptAt !== undefined) return { kind: 'offline', message: 'The server did not answer' };
  const isThere = answer.data.data.some((row) => names.every((name) => said(row[name]) === said(values[name])));
  return { ...answer, data: isThere };
}

function said(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function textColumns({ columns, fields }: Entity): readonly string[] {
  return columns.filter((column): column is string => typeof column === 'string' && fields[column]?.kind === 'text');
}

/** What lists are searched by: an address is not. */
function isPlain(field: Field | undefined): boolean {
  return field?.kind === 'text' && field.entry === 'text';
}
