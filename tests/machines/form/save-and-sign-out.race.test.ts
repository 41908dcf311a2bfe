import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise, SimulatedClock } from 'xstate';
import { formMachine } from '#machines/form/machine.ts';
import type { FormEvent, FormValues, SaveInput } from '#machines/form/types.ts';
import type { Result } from '#machines/result.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import type { Restored, StoredUser } from '#machines/session/types.ts';
import { fc } from '../../support/fast-check.ts';
import { ann, first } from '../session/scenario.ts';
import { failures, ok } from '../support/results.ts';
import { scheduled } from '../support/scheduled.ts';
import { validate } from './scenario.ts';

const stored: FormValues = { name: 'Lions', country: '1' };

/** A session and an edit form, which stops when the session signs out. */
async function open(scheduler: fc.Scheduler, results: readonly Result<unknown, FormValues>[]) {
  const notices: string[] = [];
  const sent: FormValues[] = [];
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restore: scheduled(
          scheduler,
          'restore',
          (): Restored => ({ user: ann, tokens: { ...first, userId: 1 }, online: true }),
        ),
        encryptUser: scheduled<string | null, { user: StoredUser }>(scheduler, 'seal', () => 'encrypted'),
        purge: scheduled(scheduler, 'purge', () => undefined),
      },
      actions: { writeTokens: () => {}, writeUser: () => {} },
    }),
    { clock: new SimulatedClock() },
  ).start();
  const form = createActor(
    formMachine.provide({
      actors: {
        load: scheduled<Result<FormValues>, { id: number | string | null }>(scheduler, 'load', () => ok(stored)),
        save: fromPromise<Result<unknown, FormValues>, SaveInput>(async ({ input }) => {
          const result = results[sent.length] ?? ok(null);
          sent.push(input.values);
          await scheduler.schedule(Promise.resolve(), 'save');
          return result;
        }),
        // Without storage a save that cannot be sent stays in the form.
        store: scheduled<boolean, SaveInput>(scheduler, 'store', () => false),
      },
    }),
    { input: { mode: 'edit', id: 7, initial: stored, validate } },
  );
  form.on('notify', ({ kind }) => notices.push(kind));
  form.start();
  session.subscribe((snapshot) => {
    if (snapshot.matches('signingOut')) form.stop();
  });
  session.on('session.resumed', () => form.send({ type: 'session.resumed' }));
  await scheduler.waitNext(2);
  return { session, form, notices, sent };
}

/** Sends an event unless the screen of the form is gone. */
function press(form: ActorRefFrom<typeof formMachine>, event: FormEvent) {
  if (form.getSnapshot().status === 'active') form.send(event);
}

const typed: readonly FormEvent[] = [{ type: 'form.change', name: 'name', value: 'Lynx' }, { type: 'form.save' }];

it('shows and sends nothing after a sign-out, whenever the response arrives', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.constantFrom(ok(null), ...Object.values(failures)),
      async (scheduler, result) => {
        const { session, form, notices, sent } = await open(scheduler, [result]);
        const atEnd = { notices: -1, sent: -1 };
        session.on('session.ended', () => Object.assign(atEnd, { notices: notices.length, sent: sent.length }));
        scheduler.scheduleSequence(typed.map((event) => async () => press(form, event)));
        scheduler.scheduleSequence([async () => session.send({ type: 'session.signOut' })]);
        await scheduler.waitIdle();
        expect(session.getSnapshot().value).toBe('signedOut');
        expect(notices.length).toBe(atEnd.notices);
        expect(sent.length).toBe(atEnd.sent);
      },
    ),
  );
});

it('sends a save again, once, after the same user signs in again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.nat({ max: 3 }), async (scheduler, losses) => {
      const lost = Array.from({ length: losses }, () => failures.sessionExpired);
      const { form, sent } = await open(scheduler, lost);
      for (const event of [...typed, ...typed.slice(1)]) press(form, event);
      await scheduler.waitIdle();
      for (let times = 0; times < losses; times += 1) {
        expect(form.getSnapshot().matches({ awaitingSignIn: 'toSave' })).toBe(true);
        form.send({ type: 'session.resumed' });
        form.send({ type: 'session.resumed' });
        await scheduler.waitIdle();
      }
      expect(form.getSnapshot().status).toBe('done');
      expect(sent).toEqual(Array.from({ length: losses + 1 }, () => ({ name: 'Lynx', country: '1' })));
    }),
  );
});
