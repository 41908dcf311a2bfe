import { useSelector } from '@xstate/react';
import Info from 'lucide-react/icons/info';
import type { SnapshotFrom } from 'xstate';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import type { updateMachine } from '#machines/update/machine.ts';
import { Button } from '#ui/base/button.tsx';
import { useFrozenWhilePressed } from '#ui/base/use-frozen-while-pressed.ts';
import type { UpdateActor } from '#update/update.ts';
import { Strip } from './strip.tsx';

const notices = {
  none: null,
  ready: 'A new version is ready',
  busy: 'A new version is ready',
  blockedHere: 'This window has unsaved changes. Save or discard them, then update.',
  blockedElsewhere: 'Another window has unsaved changes. Save or discard them there, then update.',
  stale: 'The new version is in use in another window.',
  staleHere: 'This window has unsaved changes. Save or discard them, then reload.',
} as const satisfies Record<string, Text | null>;

/** Shows a new version whenever the user must act. */
export function UpdateNotice({ update }: { update: UpdateActor }) {
  const text = useText();
  const stage = useFrozenWhilePressed(useSelector(update, stageOf));
  const notice = notices[stage];
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

function stageOf(snapshot: SnapshotFrom<typeof updateMachine>): keyof typeof notices {
  const { obstacle, isQuiet } = snapshot.context;
  if (snapshot.matches('stale')) return obstacle === 'here' ? 'staleHere' : 'stale';
  if (snapshot.matches('blocked')) return obstacle === 'here' ? 'blockedHere' : 'blockedElsewhere';
  if (snapshot.hasTag('busy')) return isQuiet ? 'none' : 'busy';
  return snapshot.hasTag('prompt') ? 'ready' : 'none';
}
