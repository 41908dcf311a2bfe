import { expect } from 'vitest';
import type { Api } from '#api/api.ts';
import { createRecord, readRecord, removeRecord, updateRecord } from '#api/calls/record-calls.ts';
import type { Mode } from '#domain/rule.ts';
import type { Entity } from '#entities/define.ts';
import type { Values } from '#fields/field.ts';
import { bodyOf, valuesOf } from '#fields/wire.ts';
import type { Result } from '#machines/result.ts';
import { declared } from '#records/require-endpoint.ts';
import { errorsOf } from '#screens/shared/form/form-errors.ts';
import { goodValues } from '../../unit/entities/good-values.ts';
import { complaintsOf } from './client.ts';
import { pictureErrors } from './picture-errors.ts';

/** A form as a person has it before them: empty, or with a record that was just made. */
interface OpenForm {
  /** Values that nothing is wrong with; what only one account may have is new each time. */
  readonly good: () => Values;
  /** Presses Save: the server says of each field what the form says of it, and nothing where the form says nothing. */
  readonly expectAgreement: (values: Values, typed: unknown) => Promise<void>;
}

let made = 0;

export async function openForm(api: Api, entity: Entity, mode: Mode): Promise<OpenForm> {
  const { path, fields, endpoints } = entity;

  function good(): Values {
    made += 1;
    const values = goodValues[path];
    if (values === undefined) throw new Error(`good-values.ts says nothing of /${path}`);
    return path === 'user' ? { ...values, email: `asha${made}@example.com`, mobile_no: String(8e9 + made) } : values;
  }

  /** The id of a record that was made, and the values of its form. */
  async function make(): Promise<{ readonly id: number; readonly base: Values }> {
    const id = idIn(await createRecord(api, declared(endpoints.create), bodyOf(fields, 'create', good(), {})));
    const record = await readRecord(api, declared(endpoints.read), id);
    if (record.kind !== 'ok') throw new Error(`/${path} cannot be read: ${record.message}`);
    return { id, base: valuesOf(fields, 'edit', record.data) };
  }

  const { id, base } = mode === 'edit' ? await make() : { id: null, base: valuesOf(fields, 'create') };

  async function save(values: Values): Promise<Result<unknown>> {
    const body = bodyOf(fields, mode, values, base);
    if (id !== null) return await updateRecord(api, declared(endpoints.update), id, body);
    const answer = await createRecord(api, declared(endpoints.create), body);
    // No two accounts have one address: the next one typed may be the same.
    if (path === 'user' && answer.kind === 'ok') await removeRecord(api, declared(endpoints.remove), idIn(answer));
    return answer;
  }

  return {
    good,
    expectAgreement: async (values, typed) => {
      const form = { ...errorsOf(fields, mode, values, base), ...(await pictureErrors(values)) };
      expect({ typed, server: complaintsOf(await save(values)) }).toEqual({ typed, server: form });
    },
  };
}

function idIn(answer: Result<unknown>): number {
  if (answer.kind !== 'ok') throw new Error(`It was not saved: ${answer.message}`);
  return (answer.data as { readonly id: number }).id;
}
