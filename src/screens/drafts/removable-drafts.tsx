import { type SyntheticEvent, useState } from 'react';
import type { DraftStore } from '#drafts/draft-store.ts';
import { useText } from '#i18n/use-text.ts';
import type { DraftVersion } from '#machines/draft/types.ts';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import layout from '#ui/layout/layout.module.css';
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/overlay/confirm-dialog.tsx';

/** Asks before drafts are deleted. */
export function DiscardDialog(props: Omit<ConfirmDialogProps, 'confirmLabel'>) {
  const text = useText();
  return (
    <ConfirmDialog {...props} confirmLabel={text('Discard')} danger>
      {text('The draft is deleted from this device. This cannot be undone.')}
    </ConfirmDialog>
  );
}

interface RemovableDraftsProps {
  readonly store: DraftStore;
  readonly drafts: readonly DraftVersion[];
  readonly onChange: () => void;
  /** Why they can be removed. */
  readonly notice: string;
  /** The title of the confirmation. */
  readonly question: string;
}

/** Offers to remove drafts that are probably no longer needed. Nothing is removed automatically. */
export function RemovableDrafts({ store, drafts, onChange, notice, question }: RemovableDraftsProps) {
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
      <DiscardDialog
        open={isAsking}
        title={question}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

/**
 * Drafts encrypted with a former password, which was changed on another device. The user decrypts them with that
 * password or discards them.
 */
export function FormerDrafts({ store, drafts, onChange }: Omit<RemovableDraftsProps, 'notice' | 'question'>) {
  const text = useText();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  if (drafts.length === 0) return null;

  async function open(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    const opened = await store.openFormer(password).catch(() => null);
    setBusy(false);
    setPassword('');
    if (opened === null) setError(text('Drafts could not be loaded'));
    else if (opened === 0) setError(text('No draft opens with this password'));
    else onChange();
  }

  async function discard() {
    setBusy(true);
    await store.remove(drafts);
    onChange();
  }

  return (
    <Card title={text('Drafts from an earlier password')}>
      <form className={layout['stack']} onSubmit={(event) => void open(event)} noValidate>
        <p>{text('Drafts that need an earlier password: {{number}}', { number: drafts.length })}</p>
        <PasswordField
          label={text('Earlier password')}
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(typed) => {
            setPassword(typed);
            setError(undefined);
          }}
        />
        <div className={layout['row']}>
          <Button type="submit" variant="primary" busy={busy} disabled={password === ''}>
            {text('Open the drafts')}
          </Button>
          <Button disabled={busy} onClick={() => setIsAsking(true)}>
            {text('Discard them')}
          </Button>
        </div>
      </form>
      <DiscardDialog
        open={isAsking}
        title={text('Discard the drafts from the earlier password?')}
        busy={busy}
        onConfirm={() => void discard()}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}
