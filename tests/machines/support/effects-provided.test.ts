import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { effectAction } from '#machines/effect.ts';
import { loginMachine } from '#machines/login/machine.ts';
import { failureOf, faultOf, okOf, rejectedOf } from '#machines/result-parts.ts';
import { failures, ok } from './results.ts';

it('names an effect that is not provided', async () => {
  const login = createActor(loginMachine, { input: { validate: () => ({}) } }).start();
  login.send({ type: 'callForm.submit' });
  const { context } = await waitFor(login, (snapshot) => snapshot.matches('editing'));
  expect(context.failure).toEqual({ kind: 'fault', message: 'The effect "call" is not provided' });
  expect(effectAction('writeTokens')).toThrow('The effect "writeTokens" is not provided');
});

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
