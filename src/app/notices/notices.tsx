import { useSelector } from '@xstate/react';
import Clock from 'lucide-react/icons/clock';
import CloudOff from 'lucide-react/icons/cloud-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { connectionOf } from '#machines/connectivity/machine.ts';
import type { Connection } from '#machines/connectivity/setup.ts';
import { useServices } from '#session/services/services-context.ts';
import { isPreferenceChosen } from '#storage/preferences.ts';
import { useFrozenWhilePressed } from '#ui/base/use-frozen-while-pressed.ts';
import { useRootHeight } from '#ui/base/use-root-height.ts';
import { zoneLabel } from '#ui/base/zone-context.ts';
import { Button } from '#ui/button/button.tsx';
import { framePartsCode } from '../deferred/daily-code.ts';
import type { DeferredServices } from '../deferred/deferred-services.ts';
import { usePreferences } from '../preferences.tsx';
import css from './notices.module.css';
import { Strip } from './strip.tsx';

interface NoticesProps {
  readonly deferred: DeferredServices | undefined;
  /** The path of the screen. */
  readonly path: string;
}

/** All notices between the top bar and the screen. Sticky; content that sticks under the top bar sticks under them. */
export function Notices({ deferred, path }: NoticesProps) {
  const text = useText();
  const parts = useSyncExternalStore(framePartsCode.subscribe, framePartsCode.arrived);
  const ref = useRef<HTMLElement>(null);
  useRootHeight('--notices', ref);

  return (
    <section ref={ref} className={css['notices']} aria-label={text('Notices')}>
      {/* Loaded with the frame: without a connection no code can be loaded. */}
      <ConnectionNotice />
      {/* Known from the start: if it appeared later, it would move the page. */}
      <ZoneOffer path={path} />
      {parts && deferred && <parts.DeferredNotices {...deferred} />}
    </section>
  );
}

const notices = {
  online: null,
  slow: 'The connection is slow. Responses take longer than usual.',
  offline: 'You are offline. Lists show offline copies.',
  portal: 'This network needs you to sign in first.',
} as const satisfies Record<Connection, Text | null>;

/** Shows a slow or failed connection to the server. */
function ConnectionNotice() {
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

/**
 * Offers India's time on a device that uses another zone. The offer goes with the first screen: the device's time stays,
 * and the choice is in the top bar.
 */
function ZoneOffer({ path }: Pick<NoticesProps, 'path'>) {
  const text = useText();
  const { choose } = usePreferences();
  const zone = zoneLabel('device');
  const isOffered = zone !== 'IST' && !isPreferenceChosen('zone');
  const firstPath = useRef(path);
  useEffect(() => {
    if (isOffered && path !== firstPath.current) choose('zone', 'device');
  }, [isOffered, path, choose]);
  return (
    <Strip
      tone="info"
      icon={Clock}
      onClose={() => choose('zone', 'device')}
      words={isOffered ? text('Times are shown in {{zone}}, the time of this device.', { zone }) : null}
    >
      <Button size="small" variant="primary" onClick={() => choose('zone', 'ist')}>
        {text('Show times in {{zone}}', { zone: 'IST' })}
      </Button>
    </Strip>
  );
}
