import { useState } from 'react';
import type { DraftStore } from '#drafts/draft-store.ts';
import { useText } from '#i18n/use-text.ts';
import type { DraftVersion } from '#machines/draft/types.ts';
import { Button } from '#ui/base/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

interface RemovableDraftsProps {
  readonly store: DraftStore;
  readonly drafts: readonly DraftVersion[];
  /** Why they can be removed. */
  readonly notice: string;
  /** The title of the confirmation. */
  readonly question: string;
  readonly onChange: () => void;
}

/** Offers to remove drafts that are probably no longer needed. Nothing is removed automatically. */
export function RemovableDrafts({ store, drafts, notice, question, onChange }: RemovableDraftsProps) {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  if (drafts.length === 0) return null;

  async function remove() {
    setIsAsking(false);
    await store.remove(drafts);
    onChange();
  }

  return (
    <>
      <Banner
        kind="info"
        action={
          <Button size="small" onClick={() => setIsAsking(true)}>
            {text('Remove them')}
          </Button>
        }
      >
        {notice}
      </Banner>
      <ConfirmDialog
        open={isAsking}
        title={question}
        confirmLabel={text('Discard')}
        danger
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      >
        {text('The draft is deleted from this device. This cannot be undone.')}
      </ConfirmDialog>
    </>
  );
}
