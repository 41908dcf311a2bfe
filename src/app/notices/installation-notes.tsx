import { useSelector } from '@xstate/react';
import Info from 'lucide-react/icons/info';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/base/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { InstallationActor } from '#update/installation.ts';
import css from './installation-notes.module.css';
import { Strip } from './strip.tsx';

/** Shows once why the app cannot be installed from this address, and on request how to install it on an iPhone or iPad. */
export function InstallationNotes({ installation }: { installation: InstallationActor }) {
  const text = useText();
  const hasNote = useSelector(installation, (snapshot) => snapshot.hasTag('note'));
  const hasHint = useSelector(installation, (snapshot) => snapshot.hasTag('hint'));
  const close = () => installation.send({ type: 'installation.close' });
  const reason = text('This address is not secure (http). Here the app works online only and cannot be installed.');
  return (
    <>
      <Strip tone="info" icon={Info} words={hasNote ? reason : null}>
        <Button size="small" onClick={close}>
          {text('Got it')}
        </Button>
      </Strip>
      <Dialog
        open={hasHint}
        onClose={close}
        title={text('Install the app')}
        size="small"
        closeOnBackdrop
        footer={<Button onClick={close}>{text('Got it')}</Button>}
      >
        <ol className={css['steps']}>
          <li>{text("Press Share in the browser's bar: the square with an arrow.")}</li>
          <li>{text("Choose 'Add to Home Screen'.")}</li>
          <li>{text("Press 'Add'. Matchdesk then opens from the home screen, also without a connection.")}</li>
        </ol>
      </Dialog>
    </>
  );
}
