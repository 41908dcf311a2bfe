import { expect } from 'vitest';
import { type Api, ownApi } from '#api/api.ts';
import { createRecord, readRecord, removeRecord, updateRecord } from '#api/calls/entity-calls.ts';
import type { Mode } from '#domain/rules/rule.ts';
import type { Entity } from '#entities/define.ts';
import type { Values } from '#fields/field.ts';
import { errorsOf } from '#fields/validate.ts';
import { bodyOf, valuesOf } from '#fields/wire.ts';
import type { Result } from '#machines/result.ts';
import { requireDeclared } from '#records/require-declared.ts';
import { goodValues } from '../../unit/entities/good-values.ts';
import { serverErrors } from './client.ts';
import { pictureErrors } from './picture-errors.ts';

/** An open form: empty, or with a new record. */
interface OpenForm {
  /** Valid values. Unique values are new for each call. */
  readonly good: () => Values;
  /** Saves the values. The server must return the same error for each field as the form. */
  readonly expectAgreement: (values: Values, typed: unknown) => Promise<void>;
}

let created = 0;

export async function openForm(api: Api, entity: Entity, mode: Mode): Promise<OpenForm> {
  const { path, fields, endpoints } = entity;

  function good(): Values {
    created += 1;
    const values = goodValues[path] ?? {};
    return path === 'user'
      ? { ...values, email: `asha${created}@example.com`, mobile_no: String(8e9 + created) }
      : values;
  }

  /** Creates a record. Returns its id and the values of its form. */
  async function create(): Promise<{ readonly id: number; readonly base: Values }> {
    const id = idIn(
      await createRecord(ownApi(api), requireDeclared(endpoints.create), bodyOf(fields, 'create', good(), {})),
    );
    const record = await readRecord(api, requireDeclared(endpoints.read), id);
    if (record.kind !== 'ok') throw new Error(`/${path} cannot be read: ${record.message}`);
    return { id, base: valuesOf(fields, 'edit', record.data) };
  }

  const { id, base } = mode === 'edit' ? await create() : { id: null, base: valuesOf(fields, 'create') };

  async function save(values: Values): Promise<Result<unknown>> {
    const body = bodyOf(fields, mode, values, base);
    if (id !== null) return await updateRecord(ownApi(api), requireDeclared(endpoints.update), id, body);
    const result = await createRecord(ownApi(api), requireDeclared(endpoints.create), body);
    // Addresses of accounts are unique, and the next value may be the same.
    if (path === 'user' && result.kind === 'ok')
      await removeRecord(ownApi(api), requireDeclared(endpoints.remove), idIn(result));
    return result;
  }

  return {
    good,
    expectAgreement: async (values, typed) => {
      const form = { ...errorsOf(fields, mode, values, base), ...(await pictureErrors(values)) };
      expect({ typed, server: serverErrors(await save(values)) }).toEqual({ typed, server: form });
    },
  };
}

function idIn(result: Result<unknown>): number {
  if (result.kind !== 'ok') throw new Error(`The record was not saved: ${result.message}`);
  return (result.data as { readonly id: number }).id;
}
