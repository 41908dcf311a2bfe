import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { useServices } from '#services/services-context.ts';
import { Button } from '#ui/base/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

interface SignOutQuestionProps {
  readonly userId: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** 'Logout' while there are drafts: what becomes of them. Where there are none it leaves without a word. */
export function SignOutQuestion({ userId, onStay, onLeave }: SignOutQuestionProps) {
  const text = useText();
  const { drafts } = useServices();
  const [found, setFound] = useState<{ readonly total: number; readonly isEncrypted: boolean } | null>(null);
  const [busy, setBusy] = useState(false);

  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const shelf = await drafts.of(userId);
      return { total: (await shelf.recount()).total, isEncrypted: shelf.isEncrypted };
    };
    look().then(
      (looked) => {
        if (!isWanted) return;
        if (looked.total === 0) leave();
        else setFound(looked);
      },
      // What cannot be read is kept, sealed: leaving takes nothing away.
      () => leave(),
    );
    return () => {
      isWanted = false;
    };
  }, [drafts, userId]);

  async function discard() {
    setBusy(true);
    try {
      const shelf = await drafts.of(userId);
      const { drafts: open, former } = await shelf.all();
      await shelf.remove([...open, ...former]);
    } catch (error) {
      // They stay as they are, unreadable without the password.
      console.warn('Drafts not discarded:', error);
    }
    onLeave();
  }

  if (found === null) return null;
  return (
    <Dialog
      open
      onClose={onStay}
      title={text('Log out with unsent drafts?')}
      description={
        <>
          <p>{text('Drafts on this device: {{number}}', { number: found.total })}</p>
          {found.isEncrypted
            ? text('Keep them for your next login? Nobody can read them without your password.')
            : text('At this address drafts cannot be encrypted: they go when you log out.')}
        </>
      }
      size="small"
      role="alertdialog"
      locked={busy}
      footer={
        <>
          <Button data-autofocus disabled={busy} onClick={onStay}>
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
