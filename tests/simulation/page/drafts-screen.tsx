import { useEffect, useMemo, useState } from 'react';
import type { DraftStore } from '#drafts/draft-store.ts';
import { isImport } from '#import/storage/import-draft.ts';
import type { Draft } from '#machines/draft/types.ts';
import { useDraftSending } from '#screens/drafts/use-draft-sending.ts';
import { useDrafts } from '#screens/drafts/use-drafts.ts';
import type { Stage, StagedDraft } from './stage.ts';
import { useWaits } from './use-waits.ts';

/** `screens/drafts/` without its markup. */
export function DraftsScreen({ stage }: { readonly stage: Stage }) {
  const { view } = useDrafts();
  const [gone, setGone] = useState<readonly string[]>([]);
  const staged = useMemo(() => new Map<string, StagedDraft>(), []);
  const isReady = view.kind === 'ready';

  useEffect(() => {
    if (!isReady) return;
    stage.drafts = staged;
    return () => {
      if (stage.drafts === staged) stage.drafts = null;
    };
  }, [stage, staged, isReady]);

  if (!isReady) return null;
  const { draftStore: store } = view;
  const left = view.shown.filter(({ draft }) => !gone.includes(draft.id));
  const remove = (draft: Draft) => {
    setGone((removed) => [...removed, draft.id]);
    void store.remove([draft]);
  };
  return left.map(({ draft }) => {
    const props = { stage, staged, draft, store, onRemove: () => remove(draft) };
    const key = `${draft.id} ${draft.at}`;
    return isImport(draft) ? <ImportCard key={key} {...props} /> : <DraftCard key={key} {...props} />;
  });
}

interface DraftCardProps {
  readonly stage: Stage;
  readonly staged: Map<string, StagedDraft>;
  readonly draft: Draft;
  readonly store: DraftStore;
  readonly onRemove: () => void;
}

function ImportCard({ staged, draft, onRemove }: DraftCardProps) {
  useEffect(() => {
    staged.set(draft.id, { draft, sending: null, isComplete: false, remove: onRemove });
    return () => {
      staged.delete(draft.id);
    };
  }, [staged, draft, onRemove]);
  return null;
}

function DraftCard({ stage, staged, draft, store, onRemove }: DraftCardProps) {
  const { entity } = stage;
  const { sending, isComplete, calls } = useDraftSending({ draft, entity, draftStore: store });
  useWaits(stage, `draft ${draft.id}`, sending.form, calls);

  useEffect(() => {
    staged.set(draft.id, { draft, sending, isComplete, remove: onRemove });
    return () => {
      staged.delete(draft.id);
    };
  }, [staged, draft, sending, isComplete, onRemove]);
  return null;
}
