import type { UpdateActor } from '#actors/update.ts';
import { canReach } from '#machines/connectivity/selectors.ts';
import { isKept, troubleOf } from '#machines/draft/selectors.ts';
import { differencesOf } from '#machines/form/compare.ts';
import { isSameValue } from '#machines/form/same-value.ts';
import { type FormSnapshot, isUnsaved } from '#machines/form/selectors.ts';
import { listView } from '#machines/list/selectors.ts';
import { currentUser } from '#machines/session/selectors.ts';
import type { Comparison, DraftSight, FormSight, OfferSight, Sight } from './sight.ts';
import type { Stage, StagedDraft, StagedForm } from './stage.ts';

const isEqual = (_: string, one: unknown, other: unknown) => isSameValue(one, other);

/** What the screens would draw of what is on the stage. */
export function see(stage: Stage, update: UpdateActor | undefined): Sight {
  const { session, connection } = stage.services;
  const place = stage.place();
  const snapshot = session.getSnapshot();
  const user = place.kind === 'login' ? null : (currentUser(snapshot)?.id ?? null);
  const list = user === null ? undefined : stage.list?.getSnapshot();
  const login = stage.login;
  return {
    user,
    isBusy: snapshot.hasTag('busy'),
    isOnline: canReach(connection.getSnapshot()),
    login: login && { isBusy: login.actor.getSnapshot().hasTag('busy'), isDialog: login.isDialog },
    place,
    list: list === undefined ? null : { query: list.context.query, view: listView(list) },
    form: user === null || stage.form === null ? null : seeForm(stage.form),
    drafts: user === null || stage.drafts === null ? null : [...stage.drafts.values()].map(seeDraft),
    notices: [...stage.notices],
    update: updateStage(update),
  };
}

function seeForm({ opening, id, form, draft, offer }: StagedForm): FormSight {
  const snapshot = form.getSnapshot();
  const { values, base, changedElsewhere, picks, isUnsure } = snapshot.context;
  const stage = stageOf(snapshot);
  const drafted = draft.getSnapshot();
  const isComparing = stage === 'comparing' && changedElsewhere !== null;
  return {
    opening,
    id,
    stage,
    values,
    isUnsaved: isUnsaved(snapshot),
    isChanged: changedElsewhere !== null,
    mayBeStored: isUnsure,
    isKept: isKept(drafted),
    trouble: troubleOf(drafted),
    offered: offer && offerOf(offer),
    comparison: isComparing ? { differences: differencesOf({ base, values }, changedElsewhere, isEqual), picks } : null,
  };
}

function stageOf(snapshot: FormSnapshot): FormSight['stage'] {
  if (snapshot.status !== 'active') return 'over';
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('loadFailed')) return 'failed';
  if (snapshot.matches('comparing')) return 'comparing';
  if (snapshot.hasTag('awaitingSignIn')) return 'waiting';
  return snapshot.hasTag('busy') ? 'busy' : 'editing';
}

/** As `screens/draft-offer.tsx` shows it. */
function offerOf({ offered, record, isOpen }: NonNullable<StagedForm['offer']>): OfferSight {
  return { values: offered.values, differences: differencesOf(offered, record ?? offered.base, isEqual), isOpen };
}

function seeDraft({ draft, sending, isComplete }: StagedDraft): DraftSight {
  const snapshot = sending.getSnapshot();
  const stage = snapshot.status !== 'active' ? 'over' : snapshot.hasTag('asks') ? 'asking' : null;
  const isBusy = snapshot.hasTag('busy') || snapshot.hasTag('awaitingSignIn');
  const { base, values, theirs, picks } = snapshot.context;
  const comparison: Comparison | null =
    theirs === null || stage !== 'asking'
      ? null
      : { differences: differencesOf({ base, values }, theirs, isEqual), picks };
  return {
    draft: draft.id,
    id: draft.place.id === null ? null : Number(draft.place.id),
    status: draft.status,
    values: draft.values,
    isComplete,
    stage: stage ?? (isBusy ? 'busy' : 'idle'),
    comparison,
  };
}

function updateStage(update: UpdateActor | undefined): Sight['update'] {
  const snapshot = update?.getSnapshot();
  if (snapshot?.hasTag('prompt') === true) return 'prompt';
  return snapshot?.hasTag('busy') === true && !snapshot.context.isQuiet ? 'busy' : 'none';
}
