import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { useServices } from '#session/services/services-context.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface SignOutQuestionProps {
  readonly userId: number;
  readonly onCancel: () => void;
  readonly onLeave: () => void;
}

/** Asks at 'Logout' whether to keep or discard the drafts. Without drafts it calls `onLeave` at once. */
export function SignOutQuestion({ userId, onCancel, onLeave }: SignOutQuestionProps) {
  const text = useText();
  const { drafts } = useServices();
  const [found, setFound] = useState<{ readonly total: number; readonly isEncrypted: boolean } | null>(null);
  const [busy, setBusy] = useState(false);

  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    let isMounted = true;
    const countDrafts = async () => {
      const store = await drafts.of(userId);
      return { total: (await store.recount()).total, isEncrypted: store.isEncrypted };
    };
    countDrafts().then(
      (counted) => {
        if (!isMounted) return;
        if (counted.total === 0) leave();
        else setFound(counted);
      },
      // Drafts that cannot be read stay stored and encrypted, so signing out loses nothing.
      () => leave(),
    );
    return () => {
      isMounted = false;
    };
  }, [drafts, userId]);

  async function discard() {
    setBusy(true);
    try {
      const store = await drafts.of(userId);
      const { drafts: open, former } = await store.all();
      await store.remove([...open, ...former]);
    } catch (error) {
      // They stay stored, unreadable without the password.
      console.warn('Drafts not discarded:', error);
    }
    onLeave();
  }

  if (found === null) return null;
  return (
    <Dialog
      open
      onClose={onCancel}
      title={text('Log out with unsent drafts?')}
      description={
        <>
          <p>{text('Drafts on this device: {{number}}', { number: found.total })}</p>
          <p>
            {found.isEncrypted
              ? text('Keep the drafts for your next login? They cannot be read without your password.')
              : text('Drafts cannot be encrypted at this address. They are deleted when you log out.')}
          </p>
        </>
      }
      size="small"
      role="alertdialog"
      locked={busy}
      footer={
        <>
          <Button data-autofocus disabled={busy} onClick={onCancel}>
            {text('Stay')}
          </Button>
          <Button variant="danger" disabled={busy} onClick={() => void discard()}>
            {text(found.isEncrypted ? 'Discard' : 'Discard and log out')}
          </Button>
          {found.isEncrypted && (
            <Button variant="primary" disabled={busy} onClick={onLeave}>
              {text('Keep')}
            </Button>
          )}
        </>
      }
    />
  );
}
