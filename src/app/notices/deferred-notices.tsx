import { useSelector } from '@xstate/react';
import DatabaseZap from 'lucide-react/icons/database-zap';
import Info from 'lucide-react/icons/info';
import { useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import type { updateMachine } from '#machines/update/machine.ts';
import { subscribeStorageHealth, unresponsiveDatabases } from '#storage/health.ts';
import { useFrozenWhilePressed } from '#ui/base/use-frozen-while-pressed.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { UpdateActor } from '#worker/client/update.ts';
import { type DeferredServices, useResolved } from '../deferred/deferred-services.ts';
import { UndoHost } from '../undo/undo-host.tsx';
import css from './notices.module.css';
import { Strip } from './strip.tsx';

/** The notices that can wait until after the first paint. */
export function DeferredNotices({ installation, update: pendingUpdate }: DeferredServices) {
  const update = useResolved(pendingUpdate);
  return (
    <>
      <StorageNotice />
      {update && <UpdateNotice update={update} />}
      <InstallationNotes installation={installation} />
      <UndoHost />
    </>
  );
}

const storageNotices = {
  none: null,
  drafts: "Drafts are not saved, because this device's storage does not respond.",
  lists: "Lists are not available offline, because this device's storage does not respond.",
  all: "Not available offline and drafts are not saved, because this device's storage does not respond.",
} as const satisfies Record<string, Text | null>;

/** Shows what does not work while this device's storage does not respond, and what to do. */
function StorageNotice() {
  const text = useText();
  const unresponsive = useSyncExternalStore(subscribeStorageHealth, unresponsiveDatabases);
  const words = storageNotices[useFrozenWhilePressed(noticeOf(unresponsive))];
  return (
    <Strip
      tone="warning"
      icon={DatabaseZap}
      words={words && `${text(words)} ${text('Close other Matchdesk tabs or restart the browser.')}`}
    />
  );
}

function noticeOf(unresponsive: ReturnType<typeof unresponsiveDatabases>): keyof typeof storageNotices {
  if (unresponsive.length === 0) return 'none';
  if (!unresponsive.includes('drafts')) return 'lists';
  return unresponsive.length === 1 ? 'drafts' : 'all';
}

const updateNotices = {
  none: null,
  ready: 'A new version is ready',
  busy: 'A new version is ready',
  blockedHere: 'This window has unsaved changes. Save or discard them, then update.',
  blockedElsewhere: 'Another window has unsaved changes. Save or discard them there, then update.',
  stale: 'The new version is in use in another window.',
  staleHere: 'This window has unsaved changes. Save or discard them, then reload.',
} as const satisfies Record<string, Text | null>;

/** Shows a new version whenever the user must act. */
function UpdateNotice({ update }: { update: UpdateActor }) {
  const text = useText();
  const stage = useFrozenWhilePressed(useSelector(update, stageOf));
  const notice = updateNotices[stage];
  const isStale = stage === 'stale' || stage === 'staleHere';
  return (
    <Strip tone={stage.startsWith('blocked') ? 'warning' : 'info'} icon={Info} words={notice && text(notice)}>
      <Button
        size="small"
        variant="primary"
        busy={stage === 'busy'}
        onClick={() => update.send({ type: 'update.apply' })}
      >
        {text(isStale ? 'Reload to finish the update' : 'Update')}
      </Button>
      {!isStale && stage !== 'busy' && (
        <Button size="small" onClick={() => update.send({ type: 'update.later' })}>
          {text('Later')}
        </Button>
      )}
    </Strip>
  );
}

function stageOf(snapshot: SnapshotFrom<typeof updateMachine>): keyof typeof updateNotices {
  const { obstacle, isQuiet } = snapshot.context;
  if (snapshot.hasTag('stale')) return obstacle === 'here' ? 'staleHere' : 'stale';
  if (snapshot.hasTag('blocked')) return obstacle === 'here' ? 'blockedHere' : 'blockedElsewhere';
  if (snapshot.hasTag('busy')) return isQuiet ? 'none' : 'busy';
  return snapshot.hasTag('ready') ? 'ready' : 'none';
}

/** Shows once why the app cannot be installed from this address, and on request how to install it on an iPhone or iPad. */
function InstallationNotes({ installation }: Pick<DeferredServices, 'installation'>) {
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
