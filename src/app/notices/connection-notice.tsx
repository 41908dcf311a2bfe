import CloudOff from 'lucide-react/icons/cloud-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useConnection } from '#connection/use-connection.ts';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import type { Connection } from '#machines/connectivity/types.ts';
import { useServices } from '#services/services-context.ts';
import { Button } from '#ui/base/button.tsx';
import css from './strip.module.css';
import { Strip } from './strip.tsx';
import { useFrozenWhilePressed } from './use-frozen-while-pressed.ts';

const notices = {
  online: null,
  slow: 'The connection is slow. Answers take longer than usual.',
  offline: 'You are offline. Lists show what this device has kept.',
  portal: 'This network asks you to sign in before it lets anything through.',
} as const satisfies Record<Connection, Text | null>;

/** What stands between the person and the server, while something does. */
export function ConnectionNotice() {
  const { connection } = useServices();
  const text = useText();
  const known = useFrozenWhilePressed(useConnection());
  const notice = notices[known];
  return (
    <Strip
      tone={known === 'offline' ? 'stale' : 'warning'}
      icon={known === 'offline' ? CloudOff : TriangleAlert}
      words={notice && text(notice)}
    >
      {known === 'portal' && (
        // Not kept by the worker: what the network puts in its place is the very page that is wanted.
        <a className={css['link']} href="./probe.json" target="_blank" rel="noreferrer">
          {text("Open the network's sign-in page")}
        </a>
      )}
      {known !== 'slow' && (
        <Button size="small" onClick={() => connection.send({ type: 'connectivity.check' })}>
          {text('Try again')}
        </Button>
      )}
    </Strip>
  );
}
