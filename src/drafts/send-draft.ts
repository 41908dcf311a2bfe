import type { VisibleRows } from '#lists/visible-rows.ts';
import type { Draft, DraftStatus } from '#machines/draft/types.ts';
import type { Restored } from '#machines/form/types.ts';
import type { FormDependencies } from '#records/form-logic.ts';
import type { DraftStore } from './draft-store.ts';

const elsewhere = 'This draft was changed or sent in another window. Nothing was sent from here.';

/** A draft as the content that its form starts with. */
export function restoredFrom({
  base,
  values,
  status,
  newestBefore = null,
  version = null,
  key = null,
}: Draft): Restored {
  return { base, values, isUnsure: status === 'unsure', newestBefore, version, key };
}

/**
 * What the form of a draft does besides its calls. Before a send it marks the draft as `unsure`. If the browser is closed
 * meanwhile, the draft counts as sent without a response, and another window does not send it, unless its key prevents
 * that it creates a second record.
 */
export function draftDependencies(
  draft: Draft,
  { draftStore, visibleRows }: { readonly draftStore: DraftStore; readonly visibleRows: VisibleRows },
): FormDependencies {
  const { id, at, place, status } = draft;
  const version = { id, at };
  let markedStatus = status;
  /** Returns the status of the draft, which is marked if that is the expected one; null if another window has changed it. */
  const mark = async (to: DraftStatus, isKeyless = false) => {
    const expected = markedStatus;
    const found = await draftStore.mark(version, { from: expected, to, isKeyless });
    if (found !== null) markedStatus = found === expected ? to : found;
    return { found, isMarked: found === expected };
  };
  return {
    // It is stored already.
    store: () => Promise.resolve(false),
    noteSending: async ({ key }) => {
      const { found, isMarked } = await mark('unsure', draft.key !== undefined && key !== draft.key);
      const isSentElsewhere = found === 'unsure' && key !== null;
      if (isMarked || isSentElsewhere) return null;
      // Another window has sent it and has no response yet, or has changed it.
      return { kind: markedStatus === 'unsure' ? 'unknown' : 'offline', message: elsewhere };
    },
    noteResult: async ({ kind }) => {
      // A draft that could not be removed must not hide that its record is stored.
      if (kind === 'ok') await draftStore.remove([version]).catch(() => undefined);
      if (kind === 'ok' || kind === 'unknown' || kind === 'fault') return;
      const isReadBefore = status === 'unsure' && place.id !== null;
      // If storage is full, the draft stays marked as possibly sent.
      await mark(isReadBefore ? 'waiting' : status).catch(() => undefined);
    },
    newestId: () => visibleRows.newestId(place.form),
    noteCreated: (created) => visibleRows.noteNewestId(place.form, created),
  };
}
