import { useSelector } from '@xstate/react';
import CloudOff from 'lucide-react/icons/cloud-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { connectionOf } from '#machines/connectivity/machine.ts';
import type { Connection } from '#machines/connectivity/setup.ts';
import { useServices } from '#services/services-context.ts';
import { Button } from '#ui/base/button.tsx';
import { useFrozenWhilePressed } from '#ui/base/use-frozen-while-pressed.ts';
import css from './strip.module.css';
import { Strip } from './strip.tsx';

const notices = {
  online: null,
  slow: 'The connection is slow. Responses take longer than usual.',
  offline: 'You are offline. Lists show offline copies.',
  portal: 'This network needs you to sign in first.',
} as const satisfies Record<Connection, Text | null>;

/** Shows a slow or failed connection to the server. */
export function ConnectionNotice() {
  const { connection } = useServices();
  const text = useText();
  const state = useFrozenWhilePressed(useSelector(connection, connectionOf));
  const notice = notices[state];
  return (
    <Strip
      tone={state === 'offline' ? 'stale' : 'warning'}
      icon={state === 'offline' ? CloudOff : TriangleAlert}
      words={notice && text(notice)}
    >
      {state === 'portal' && (
        // The worker does not cache this address, so the network answers with its sign-in page.
        <a className={css['link']} href="./probe.json" target="_blank" rel="noreferrer">
          {text("Open the network's sign-in page")}
        </a>
      )}
      {state !== 'slow' && (
        <Button size="small" onClick={() => connection.send({ type: 'connectivity.check' })}>
          {text('Try again')}
        </Button>
      )}
    </Strip>
  );
}
