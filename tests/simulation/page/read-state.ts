import type { SnapshotFrom } from 'xstate';
import { seriesOf } from '#import/storage/import-draft.ts';
import { canReach } from '#machines/connectivity/machine.ts';
import { isPersisted, troubleOf } from '#machines/draft/selectors.ts';
import type { Draft } from '#machines/draft/types.ts';
import { differencesOf } from '#machines/form/compare.ts';
import { isSameValue } from '#machines/form/is-equal.ts';
import { type FormSnapshot, isUnsaved } from '#machines/form/selectors.ts';
import { NOT_CREATED, NOT_SAVED } from '#machines/form/texts.ts';
import { listView } from '#machines/list/machine.ts';
import type { Failure } from '#machines/result.ts';
import { currentUser } from '#machines/session/selectors.ts';
import type { undoMachine } from '#machines/undo/machine.ts';
import type { UpdateActor } from '#worker/client/update.ts';
import { readImport } from './import/read-import.ts';
import { shownUndo } from './shown-undo.ts';
import type { Stage, StagedDraft, StagedForm, StagedWait } from './stage.ts';
import type {
  Comparison,
  VisibleDraft,
  VisibleForm,
  VisibleOffer,
  VisibleState,
  VisibleUndo,
  VisibleWait,
} from './visible-state.ts';

/** The messages which say that a send without a response was looked up and not found. */
const notFound: readonly string[] = [NOT_SAVED, NOT_CREATED].map(({ message }) => message);

const isEqual = (_: string, one: unknown, other: unknown) => isSameValue(one, other);

/** What the screens would show of the machines on the stage. */
export function readState(stage: Stage, update: UpdateActor | undefined): VisibleState {
  const { session, connection } = stage.services;
  const route = stage.route();
  const snapshot = session.getSnapshot();
  const user = route.kind === 'login' ? null : (currentUser(snapshot)?.id ?? null);
  const list = user === null ? undefined : stage.list?.getSnapshot();
  const login = stage.login;
  return {
    user,
    isBusy: snapshot.hasTag('busy'),
    isOnline: canReach(connection.getSnapshot()),
    login: login && { isBusy: login.actor.getSnapshot().hasTag('busy'), isDialog: login.isDialog },
    route,
    list: list === undefined ? null : { query: list.context.query, view: listView(list) },
    form: user === null || stage.form === null ? null : visibleForm(stage.form),
    drafts: user === null || stage.drafts === null ? null : [...stage.drafts.values()].map(visibleDraft),
    import: user === null || stage.import === null ? null : readImport(stage.import),
    undo: user === null || stage.undo === null ? null : visibleUndo(stage.undo),
    undone: [...stage.undone],
    notices: [...stage.notices],
    waits: [...stage.waits].map(visibleWait),
    update: updateStage(update),
  };
}

/** As `ui/loading/slow-notice.tsx` shows it. */
function visibleWait([what, { calls, slow, isBusy }]: [string, StagedWait]): VisibleWait {
  const [oldest] = calls.current();
  const shown = slow && { canRetry: slow.retry !== null, canStop: slow.retry === null || slow.attempt > 1 };
  return { what, isBusy: isBusy(), since: oldest?.startedAt ?? null, shown };
}

function visibleForm({ opening, id, form, draft, offer }: StagedForm): VisibleForm {
  const snapshot = form.getSnapshot();
  const { context } = snapshot;
  const { values, base, changedElsewhere, resolutions, isUnsure, failure } = context;
  const stage = stageOf(snapshot);
  const drafted = draft.getSnapshot();
  const isComparing = stage === 'comparing' && changedElsewhere !== null;
  return {
    opening,
    // A create continues as an edit once its record was found.
    id: context.id === null ? id : Number(context.id),
    stage,
    values,
    isUnsaved: isUnsaved(snapshot),
    isChanged: changedElsewhere !== null,
    isUncertain: isUnsure || isUncertainFailure(failure),
    showsNotSaved: showsNotSaved(failure),
    question: questionOf(snapshot),
    isPersisted: isPersisted(drafted),
    trouble: troubleOf(drafted),
    offered: offer && visibleOffer(offer),
    comparison: isComparing
      ? { differences: differencesOf({ base, values }, changedElsewhere, isEqual), resolutions }
      : null,
  };
}

function stageOf(snapshot: FormSnapshot): VisibleForm['stage'] {
  if (snapshot.status !== 'active') return 'over';
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('loadFailed')) return 'failed';
  if (snapshot.matches('comparing')) return 'comparing';
  if (snapshot.hasTag('awaitingSignIn')) return 'waiting';
  return snapshot.hasTag('busy') ? 'busy' : 'editing';
}

/** As `screens/shared/form/form-messages.tsx` asks it. */
function questionOf(snapshot: FormSnapshot): VisibleForm['question'] {
  const canSendAgain = snapshot.matches({ editing: 'unsure' });
  if (!canSendAgain && !snapshot.matches({ editing: 'unconfirmed' })) return null;
  return { candidates: snapshot.context.candidates, canSendAgain };
}

function isUncertainFailure(failure: Failure | null): boolean {
  return failure?.kind === 'unknown' || showsNotSaved(failure);
}

function showsNotSaved(failure: Failure | null): boolean {
  return failure !== null && notFound.includes(failure.message);
}

/** As `screens/shared/draft/draft-offer.tsx` shows it. */
function visibleOffer({ offered, record, isOpen }: NonNullable<StagedForm['offer']>): VisibleOffer {
  return { values: offered.values, differences: differencesOf(offered, record ?? offered.base, isEqual), isOpen };
}

function visibleDraft({ draft, sending, isComplete }: StagedDraft): VisibleDraft {
  if (sending === null) return importDraft(draft);
  const snapshot = sending.form.getSnapshot();
  const isAsking = snapshot.hasTag('comparing') || snapshot.hasTag('unsure');
  const stage = snapshot.status !== 'active' ? 'over' : isAsking ? 'asking' : null;
  const isBusy = snapshot.hasTag('busy') || snapshot.hasTag('awaitingSignIn');
  const { base, values, changedElsewhere: theirs, resolutions, candidates, failure } = snapshot.context;
  const comparison: Comparison | null =
    theirs === null || stage !== 'asking'
      ? null
      : { differences: differencesOf({ base, values }, theirs, isEqual), resolutions };
  return {
    draft: draft.id,
    series: null,
    id: draft.place.id === null ? null : Number(draft.place.id),
    status: draft.status,
    values: draft.values,
    isComplete,
    stage: stage ?? (isBusy ? 'busy' : 'idle'),
    isUncertain: draft.status === 'unsure' || snapshot.hasTag('unsure') || isUncertainFailure(failure),
    showsNotSaved: showsNotSaved(failure),
    comparison,
    candidates,
  };
}

/** As `screens/drafts/draft-card.tsx` shows an import: without its rows. */
function importDraft(draft: Draft): VisibleDraft {
  const none = { values: {}, isComplete: false, isUncertain: false, showsNotSaved: false, comparison: null };
  const { id, status } = draft;
  return { draft: id, series: seriesOf(draft), id: null, status, stage: 'idle', candidates: [], ...none };
}

function visibleUndo(undo: NonNullable<Stage['undo']>): VisibleUndo | null {
  const snapshot = undo.getSnapshot();
  const shown = shownUndo(undo);
  if (!shown || snapshot.matches('idle')) return null;
  const { conflicts } = snapshot.context;
  return {
    stage: undoStage(snapshot),
    series: shown.series,
    count: shown.count,
    conflicts: snapshot.hasTag('dialog')
      ? conflicts.map(({ entry, current }) => ({ id: entry.recordId, current }))
      : [],
  };
}

function undoStage(snapshot: SnapshotFrom<typeof undoMachine>): VisibleUndo['stage'] {
  if (snapshot.hasTag('busy') || snapshot.hasTag('awaitingSignIn')) return 'busy';
  if (snapshot.hasTag('dialog')) return 'asking';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.matches('waiting') ? 'waiting' : 'offered';
}

function updateStage(update: UpdateActor | undefined): VisibleState['update'] {
  const snapshot = update?.getSnapshot();
  if ((['ready', 'blocked', 'stale'] as const).some((tag) => snapshot?.hasTag(tag) === true)) return 'prompt';
  return snapshot?.hasTag('busy') === true && !snapshot.context.isQuiet ? 'busy' : 'none';
}
