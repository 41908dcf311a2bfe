import { useState } from 'react';
import type { DraftStore } from '#drafts/draft-store.ts';
import { useText } from '#i18n/use-text.ts';
import type { DraftVersion } from '#machines/draft/types.ts';
import { Button } from '#ui/base/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

interface RemovableDraftsProps {
  readonly shelf: DraftStore;
  readonly drafts: readonly DraftVersion[];
  /** Why they may go. */
  readonly notice: string;
  /** Asked before they do. */
  readonly question: string;
  readonly onChange: () => void;
}

/** Drafts that nobody may want any more are offered for removal. Nothing goes by itself. */
export function RemovableDrafts({ shelf, drafts, notice, question, onChange }: RemovableDraftsProps) {
  const text = useText();
  const [asks, setAsks] = useState(false);
  if (drafts.length === 0) return null;

  async function remove() {
    setAsks(false);
    await shelf.remove(drafts);
    onChange();
  }

  return (
    <>
      <Banner
        kind="info"
        action={
          <Button size="small" onClick={() => setAsks(true)}>
            {text('Remove them')}
          </Button>
        }
      >
        {notice}
      </Banner>
      <ConfirmDialog
        open={asks}
        title={question}
        confirmLabel={text('Discard')}
        danger
        onConfirm={() => void remove()}
        onCancel={() => setAsks(false)}
      >
        {text('What you typed is removed from this device. This cannot be undone.')}
      </ConfirmDialog>
    </>
  );
}
