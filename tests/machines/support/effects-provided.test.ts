import { expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { effectAction, effectOf } from '#machines/effect.ts';
import { loginMachine } from '#machines/login/machine.ts';
import { failureOf, faultOf, okOf, rejectedOf } from '#machines/result-parts.ts';
import { failures, ok } from './results.ts';

it('names an effect that is not provided', async () => {
  const login = createActor(loginMachine, { input: { validate: () => ({}) } }).start();
  const stopped = toPromise(login);
  login.send({ type: 'callForm.submit' });
  await expect(stopped).rejects.toThrow('The effect "call" is not provided');
  expect(effectAction('writeTokens')).toThrow('The effect "writeTokens" is not provided');
});

it.each([
  ['rejects', () => Promise.reject(new Error('Disk full'))],
  ['throws', fail],
])('turns the exception of an effect that %s into a fault', async (_, run) => {
  const effect = createActor(effectOf(run)).start();
  expect(await toPromise(effect)).toEqual({ kind: 'fault', message: 'Disk full' });
});

it('has the result that is named for an exception, if the effect has no `Result`', async () => {
  const search = effectOf<string, string>(fail, (error, input) => `${String(error)} in ${input}`);
  expect(await toPromise(createActor(search, { input: 'teams' }).start())).toBe('Error: Disk full in teams');
});

it('ignores the exception of an effect that the machine has stopped', async () => {
  const orElse = vi.fn(() => 'late');
  const failure = Promise.reject(new Error('Disk full'));
  const stopped = createActor(
    effectOf<string, string>(() => failure, orElse),
    { input: '' },
  ).start();
  stopped.stop();
  await expect(failure).rejects.toThrow('Disk full');
  await Promise.resolve();
  expect(orElse).not.toHaveBeenCalled();
});

function fail(): never {
  throw new Error('Disk full');
}

it('uses the message of an exception, whatever was thrown', () => {
  expect(faultOf(new Error('Disk full'))).toEqual({ kind: 'fault', message: 'Disk full' });
  expect(faultOf('plain text')).toEqual({ kind: 'fault', message: 'plain text' });
});

it('throws if a result has another kind than expected', () => {
  expect(okOf(ok(1)).data).toBe(1);
  expect(() => okOf(failures.offline)).toThrow('offline');
  expect(failureOf(failures.fault)).toBe(failures.fault);
  expect(() => failureOf(ok(1))).toThrow();
  expect(rejectedOf(failures.rejected)).toBe(failures.rejected);
  expect(() => rejectedOf(failures.unknown)).toThrow('unknown');
});
