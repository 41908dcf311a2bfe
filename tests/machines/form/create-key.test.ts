import { describe, expect, test } from 'vitest';
import { type Actor, createActor, fromPromise } from 'xstate';
import { draftKeyOf, followingKey } from '#machines/form/create-key.ts';
import { formMachine } from '#machines/form/machine.ts';
import type { FormEvent, FormValues, LookUpInput, SaveInput } from '#machines/form/types.ts';
import type { Found } from '#machines/look-up.ts';
import type { Result } from '#machines/result.ts';
import { nextTask } from '../../support/let-time-pass.ts';
import { failures, ok, rejected } from '../support/results.ts';
import { validate } from './scenario.ts';

const first = '8e03978e-40d5-43e8-bc93-6894a57f9324';
const second = '8e03978e-40d5-43e8-bc93-6894a57f9325';
const third = '8e03978e-40d5-43e8-bc93-6894a57f9326';
const values: FormValues = { name: 'Lynx', country: '1' };
const save: FormEvent = { type: 'form.save', isKeyed: true };
const puma: FormEvent = { type: 'form.change', name: 'name', value: 'Puma' };

interface Run {
  readonly form: Actor<typeof formMachine>;
  readonly sent: SaveInput[];
  readonly lookedUp: LookUpInput[];
}

/** The form of a new record. Its saves end with these results, one after the other; a lookup finds nothing. */
function openForm(...results: readonly Result<unknown, FormValues>[]): Run {
  const sent: SaveInput[] = [];
  const lookedUp: LookUpInput[] = [];
  const form = createActor(
    formMachine.provide({
      actors: {
        save: fromPromise<Result<unknown, FormValues>, SaveInput>(async ({ input }) => {
          sent.push(input);
          return results[sent.length - 1] ?? ok(null);
        }),
        lookUp: fromPromise<Result<Found>, LookUpInput>(async ({ input }) => {
          lookedUp.push(input);
          return ok(input.hasKey && !input.isRepeated ? { kind: 'repeatable' } : { kind: 'notSaved' });
        }),
      },
    }),
    { input: { mode: 'create', id: null, key: first, initial: values, validate } },
  ).start();
  return { form, sent, lookedUp };
}

async function send({ form }: Run, ...events: readonly FormEvent[]): Promise<void> {
  for (const event of events) {
    form.send(event);
    await nextTask();
  }
}

const keys = ({ sent }: Run) => sent.map(({ key }) => key);

describe('a create', () => {
  test('has no key unless the server accepts keys', async () => {
    const run = openForm();
    await send(run, { type: 'form.save' });
    expect(keys(run)).toEqual([null]);
  });

  test('that is sent again after a lost response has the same key, and is not looked up before', async () => {
    const run = openForm(failures.unknown);
    await send(run, save, save);
    expect(keys(run)).toEqual([first, first]);
    expect(run.lookedUp.map(({ hasKey, isRepeated }) => [hasKey, isRepeated])).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  test('that was edited after a lost response is looked up, and gets another key', async () => {
    const run = openForm(failures.unknown);
    await send(run, save, puma, save);
    expect(keys(run)).toEqual([first, second]);
    expect(run.lookedUp.at(-1)).toMatchObject({ hasKey: false, values });
  });

  test('gets another key for each body', async () => {
    const refused = rejected('Refused');
    const run = openForm(refused, refused, refused);
    await send(run, save, save, puma, save, { ...puma, value: 'Pumas' }, save);
    expect(keys(run)).toEqual([first, first, second, third]);
  });

  test('after a send without a key gets a key that was never meant for that send', async () => {
    const run = openForm(failures.rejected);
    await send(run, { type: 'form.save' }, save);
    expect(keys(run)).toEqual([null, second]);
  });
});

describe('a draft', () => {
  const restored = { base: values, isUnsure: false, newestBefore: null } as const;

  test('is sent with its own key as long as it is unchanged', async () => {
    const run = openForm();
    await send(run, { type: 'form.restore', ...restored, values: { ...values, name: 'Lions' }, key: third }, save);
    expect(keys(run)).toEqual([third]);
  });

  test('that was changed is sent with a key of the form: another window may send the draft', async () => {
    const run = openForm();
    await send(run, { type: 'form.restore', ...restored, values, key: third }, puma, save);
    expect(keys(run)).toEqual([second]);
  });

  test('that was sent without a response is sent again with its key', async () => {
    const run = openForm();
    await send(run, { type: 'form.restore', ...restored, isUnsure: true, values, key: third }, save);
    expect(keys(run)).toEqual([third]);
    expect(run.lookedUp).toEqual([{ values, newestBefore: null, isRepeated: false, hasKey: true }]);
  });

  test('of a send without a key is looked up', async () => {
    const run = openForm();
    await send(run, { type: 'form.restore', ...restored, isUnsure: true, values }, save);
    expect(run.lookedUp[0]?.hasKey).toBe(false);
    expect(keys(run)).toEqual([first]);
  });

  test('contains the key of its values, and none that they may not have been sent with', () => {
    const other = { ...values };
    const key = { key: first, nextKey: second, values };
    expect(draftKeyOf({ ...key, keyed: null }, false)).toBe(first);
    expect(draftKeyOf({ ...key, keyed: values }, true)).toBe(first);
    expect(draftKeyOf({ ...key, keyed: other }, false)).toBe(second);
    expect(draftKeyOf({ ...key, keyed: null }, true)).toBeNull();
    expect(draftKeyOf({ ...key, keyed: other }, true)).toBeNull();
  });
});

test('the following key is a UUID too', () => {
  expect(followingKey(first)).toBe(second);
  expect(followingKey('8e03978e-40d5-43e8-bc93-ffffffffffff')).toBe('8e03978e-40d5-43e8-bc93-000000000000');
  expect(followingKey(null)).toBeNull();
});
