import { useState } from 'react';
import type { DraftShelf } from '#actors/draft-shelf.ts';
import { useText } from '#i18n/use-text.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { ShownDraft } from './use-drafts.ts';

interface OldDraftsProps {
  readonly shelf: DraftShelf;
  readonly shown: readonly ShownDraft[];
  readonly onChange: () => void;
}

/** 90 days, in milliseconds. */
const oldAfter = 90 * 24 * 60 * 60_000;

/** Drafts that have lain for long are offered for removal. Nothing goes by itself. */
export function OldDrafts({ shelf, shown, onChange }: OldDraftsProps) {
  const text = useText();
  const [now] = useState(Date.now);
  const [asks, setAsks] = useState(false);
  const old = shown.filter(({ draft }) => now - draft.at > oldAfter);
  if (old.length === 0) return null;

  async function remove() {
    setAsks(false);
    await shelf.remove(old.map(({ draft }) => draft));
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
        {text('Drafts older than 90 days: {{number}}', { number: old.length })}
      </Banner>
      <ConfirmDialog
        open={asks}
        title={text('Remove the old drafts?')}
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
