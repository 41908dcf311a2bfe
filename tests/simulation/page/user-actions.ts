import { discardForms, storeForms } from '#drafts/draft-logic.ts';
import { differencesOf, merged, unresolved } from '#machines/form/compare.ts';
import { isSameValue } from '#machines/form/is-equal.ts';
import { isUnsaved } from '#machines/form/selectors.ts';
import type { Resolutions, Side } from '#machines/form/types.ts';
import { isSendingRows, wouldLose } from '#machines/import/selectors.ts';
import type { Candidate } from '#machines/look-up.ts';
import { currentUser } from '#machines/session/selectors.ts';
import { newUuid } from '#records/new-uuid.ts';
import type { UpdateActor } from '#worker/client/update.ts';
import { createImportActions } from './import/import-actions.ts';
import { shownUndo } from './shown-undo.ts';
import type { Stage } from './stage.ts';
import type { Route } from './visible-state.ts';

/** How the user responds to the question of a dialog before leaving. */
export type LeaveChoice = 'keep' | 'discard' | 'stay';

const isEqual = (_: string, one: unknown, other: unknown) => isSameValue(one, other);

/** What a user can do in a tab, done as the screens do it. Throws if the control is not present. */
export function createUserActions(stage: Stage, update: () => UpdateActor | undefined) {
  const { session, drafts } = stage.services;
  const form = () => present(stage.form);
  const list = () => present(stage.list);
  const sending = (id: string) => present(stage.drafts?.get(id)?.sending);

  /** As `screens/shared/form/leave-guard.tsx` and `screens/entity/import/leave-import.tsx`: returns whether the navigation may proceed. */
  async function mayLeave(choice: LeaveChoice): Promise<boolean> {
    const work = stage.import?.work?.getSnapshot();
    if (work && (isSendingRows(work) || wouldLose(work)) && choice === 'stay') return false;
    const left = stage.form;
    if (left === null || !isUnsaved(left.form.getSnapshot())) return true;
    if (choice === 'stay') return false;
    if (choice === 'keep') return await storeForms([left.draft]);
    await discardForms([left.draft]);
    return true;
  }

  async function leave(route: Route, choice: LeaveChoice): Promise<void> {
    if (await mayLeave(choice)) await stage.go(route);
  }

  /** As the frame's 'Logout' with `screens/drafts/sign-out-question.tsx`. */
  async function logout(choice: LeaveChoice): Promise<void> {
    const user = currentUser(session.getSnapshot());
    const isAllStored = await drafts.flush();
    const isAsked = user !== null && drafts.getCount().total > 0;
    if (isAsked && choice === 'stay') return;
    if (isAsked && choice === 'discard') {
      const store = await drafts.of(user.id);
      const all = await store.all().catch(() => undefined);
      if (all !== undefined) await store.remove([...all.drafts, ...all.former]);
    }
    if (isAsked && isAllStored) await stage.go({ kind: 'login' });
    else await leave({ kind: 'login' }, choice);
  }

  return {
    ...createImportActions(stage),
    startImport: (choice: LeaveChoice) => {
      const series = newUuid();
      void leave({ kind: 'import', series }, choice);
      return series;
    },
    type: (name: string, value: string) => form().form.send({ type: 'form.change', name, value }),
    leaveField: (name: string) => form().form.send({ type: 'form.blur', name }),
    save: () => form().save(),
    pick: (name: string, side: Side) => form().form.send({ type: 'form.resolve', name, side }),
    back: () => form().form.send({ type: 'form.back' }),
    chooseFound: (id: Candidate['id']) => form().form.send({ type: 'form.chooseFound', id }),
    sendAgain: () => form().form.send({ type: 'form.sendAgain' }),
    checkAgain: () => form().form.send({ type: 'form.lookAgain' }),
    retry: () => form().form.send({ type: 'form.retry' }),
    restoreOffer: (resolutions: Resolutions) => {
      const { offer } = form();
      const { offered, record, restore } = present(offer);
      const known = record ?? offered.base;
      if (unresolved(differencesOf(offered, known, isEqual), resolutions).length > 0) throw notPresent();
      void restore(merged(offered, known, resolutions, isEqual));
    },
    discardOffer: () => form().draft.send({ type: 'draft.discard' }),
    open: (route: Route, choice: LeaveChoice) => void leave(route, choice),
    logout: (choice: LeaveChoice) => void logout(choice),
    signIn: (username: string, password: string) => {
      const { actor } = present(stage.login);
      actor.send({ type: 'callForm.change', name: 'username', value: username });
      actor.send({ type: 'callForm.change', name: 'password', value: password });
      actor.send({ type: 'callForm.submit' });
    },
    tryAgain: (what: string) => present(present(stage.waits.get(what)?.slow).retry)(),
    /** On the login screen this is its Cancel button. */
    stopWaiting: (what: string) => {
      if (what === 'login') present(stage.login).actor.send({ type: 'callForm.cancel' });
      else present(stage.waits.get(what)?.slow).stop();
    },
    signOut: () => session.send({ type: 'session.signOut' }),
    retryList: () => list().send({ type: 'list.retry' }),
    applyPending: () => list().send({ type: 'list.applyPending' }),
    touchRows: () => list().send({ type: 'list.touched' }),
    sendDraft: (id: string) => {
      const { form: sent, send } = sending(id);
      if (sent.getSnapshot().hasTag('unsure')) sent.send({ type: 'form.sendAgain' });
      else send();
    },
    pickForDraft: (id: string, name: string, side: Side) => sending(id).form.send({ type: 'form.resolve', name, side }),
    pickFoundForDraft: (id: string, found: Candidate['id']) =>
      sending(id).form.send({ type: 'form.chooseFound', id: found }),
    cancelDraft: (id: string) => sending(id).form.send({ type: 'form.back' }),
    removeDraft: (id: string) => present(stage.drafts?.get(id)).remove(),
    takeUndo: () => {
      const undo = present(stage.undo);
      stage.taken = shownUndo(undo)?.series ?? null;
      undo.send({ type: 'undo.accept' });
    },
    forceUndo: () => present(stage.undo).send({ type: 'undo.force' }),
    dismissUndo: () => present(stage.undo).send({ type: 'undo.dismiss' }),
    update: () => present(update()).send({ type: 'update.apply' }),
    later: () => present(update()).send({ type: 'update.later' }),
  };
}

function present<T>(what: T | null | undefined): T {
  if (what === null || what === undefined) throw notPresent();
  return what;
}

function notPresent(): Error {
  return new Error('This control is not on the screen');
}
