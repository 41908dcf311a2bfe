import { fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import { createRecord, listRows, readRecord, removeRecord, updateRecord } from '#api/entity-calls.ts';
import type { Entity } from '#entities/define.ts';
import { pictureMembers, type Values } from '#fields/field.ts';
import { bodyOf, valuesOf } from '#fields/wire.ts';
import type { Answer } from '#machines/answer.ts';
import { formMachine } from '#machines/form/machine.ts';
import type { FormValues, SaveInput } from '#machines/form/types.ts';
import { listMachine } from '#machines/list/machine.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import { removalMachine } from '#machines/removal/machine.ts';
import { rowStatusMachine } from '#machines/row-status/machine.ts';
import type { StatusValue } from '#machines/row-status/types.ts';

/** The machines of an entity's screens with the entity's calls for effects. */

type Id = number | string;

export function listLogic(api: Api, entity: Entity) {
  return listMachine.provide({
    actors: {
      loadPage: fromPromise<Answer<ListPage>, ListQuery>(async ({ input, signal }) => {
        const answer = await listRows(api, entity.endpoints.list, input, { fixed: entity.listQuery, signal });
        if (answer.kind !== 'ok') return answer;
        const { data, totalData, totalPageCount } = answer.data;
        const rows = data.map((row) => withPictures(api, entity, row));
        return { ...answer, data: { rows, totalData, totalPageCount } };
      }),
    },
  });
}

export function formLogic(api: Api, entity: Entity) {
  return formMachine.provide({
    actors: {
      load: fromPromise<Answer<FormValues>, { id: Id | null }>(async ({ input, signal }) => {
        const answer = await readRecord(api, declared(entity.endpoints.read), declared(input.id ?? undefined), signal);
        if (answer.kind !== 'ok') return answer;
        return { ...answer, data: valuesOf(entity.fields, 'edit', withPictures(api, entity, answer.data)) };
      }),
      save: fromPromise<Answer<unknown>, SaveInput>(({ input: { mode, id, values, base } }) => {
        // The form's values are made by valuesOf and changed by the fields' own controls.
        const body = bodyOf(entity.fields, mode, values as Values, base as Values);
        return id === null
          ? createRecord(api, declared(entity.endpoints.create), body)
          : updateRecord(api, declared(entity.endpoints.update), id, body);
      }),
    },
  });
}

export function removalLogic(api: Api, entity: Entity) {
  return removalMachine.provide({
    actors: {
      remove: fromPromise<Answer<unknown>, { id: Id }>(({ input }) =>
        removeRecord(api, declared(entity.endpoints.remove), input.id),
      ),
    },
  });
}

/** Section 4: lists toggle active and inactive as '1' and '0'. */
export function rowStatusLogic(api: Api, entity: Entity) {
  return rowStatusMachine.provide({
    actors: {
      saveStatus: fromPromise<Answer<unknown>, { id: Id; to: StatusValue }>(({ input: { id, to } }) =>
        updateRecord(api, declared(entity.endpoints.update), id, { status: to }),
      ),
    },
  });
}

/** A record whose pictures can be shown from here, wherever the API is. */
function withPictures<R extends Readonly<Record<string, unknown>>>(api: Api, entity: Entity, record: R): R {
  const pictures = pictureMembers(entity.fields).map((name) => {
    const address = record[name];
    return [name, typeof address === 'string' ? api.addressOf(address) : address];
  });
  return { ...record, ...Object.fromEntries(pictures) };
}

/** Routes and buttons exist only for the calls that an entity declares. */
function declared<E>(endpoint: E | undefined): E {
  if (endpoint === undefined) throw new Error('A call that the entity does not declare');
  return endpoint;
}
