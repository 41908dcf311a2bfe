import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { ListedSession } from '#machines/device-sign-out/machine.ts';
import { listView } from '#machines/list/machine.ts';
import { allSessions, deviceSignOutLogic, sessionListLogic } from '#session/account/sessions-logic.ts';
import { useOnline } from '#session/connection/use-online.ts';
import { useReconnected } from '#session/connection/use-reconnected.ts';
import { useServices } from '#session/services/services-context.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import layout from '#ui/layout/layout.module.css';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { OfflineReason } from '../../shared/offline-reason.tsx';
import { useNotices } from '../../shared/use-notices.ts';
import { EndDialog } from './end-dialog.tsx';
import { SessionList } from './session-list.tsx';
import css from './sessions-section.module.css';

/** The devices on which the user is logged in. Ends the session of one, or of all others. */
export function SessionsSection() {
  const text = useText();
  const { session } = useServices();
  const api = useOwnApi();
  const id = useId();
  const rows = useRef<HTMLUListElement>(null);
  const isOnline = useOnline();
  const list = useActorRef(useLogic(sessionListLogic, api), { input: { query: allSessions } });
  const signOut = useActorRef(useLogic(deviceSignOutLogic, api));
  const view = useSelector(list, listView, shallowEqual);
  const isReady = useSelector(list, (snapshot) => snapshot.hasTag('idle'));
  const isWaiting = useSelector(list, (snapshot) => snapshot.hasTag('awaitingSignIn'));
  useNotices(signOut);
  useResumed(list);
  useResumed(signOut);
  useReconnected(() => list.send({ type: 'list.refresh' }));

  useEffect(() => {
    let isFocusLost = false;
    const subscriptions = [
      // The sign-in opened another session.
      session.on('session.resumed', () => list.send({ type: 'list.retry' })),
      signOut.on('call.unknown', () => list.send({ type: 'list.refresh' })),
      signOut.on('call.done', () => {
        isFocusLost = true;
        list.send({ type: 'list.refresh' });
      }),
      list.subscribe((snapshot) => {
        if (!isFocusLost || !snapshot.hasTag('idle')) return;
        isFocusLost = false;
        // The button that had the focus is gone.
        requestAnimationFrame(() => document.activeElement === document.body && rows.current?.focus());
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [session, list, signOut]);

  // The rows of this list are sessions.
  const sessions = view.kind === 'rows' ? (view.rows as readonly ListedSession[]) : null;
  const failure = view.kind === 'failed' ? view.failure : view.kind === 'rows' ? view.refreshFailure : null;
  // Offline no sign-in dialog is shown, so a skeleton would stay forever.
  const isUnavailable = failure !== null || (isWaiting && !isOnline);
  const offlineId = isOnline ? undefined : `${id}offline`;
  const title = text('Where you are logged in');
  const isDisabled = !isOnline || !isReady;
  const canEndOthers = sessions?.some(({ isCurrent }) => !isCurrent) === true && !isUnavailable;
  return (
    <div className={css['section']}>
      <Card
        title={title}
        action={
          canEndOthers && (
            <Button
              disabled={isDisabled}
              aria-describedby={offlineId}
              onClick={() => signOut.send({ type: 'call.ask', subject: 'others' })}
            >
              {text('Log out all other devices')}
            </Button>
          )
        }
      >
        <div className={layout['tight']}>
          <SlowNotice calls={api.pending} />
          {isUnavailable ? (
            <LoadFailure message={failure?.message} onRetry={() => list.send({ type: 'list.refresh' })} />
          ) : sessions === null ? (
            <Skeleton shape="box" />
          ) : (
            <>
              <OfflineReason id={`${id}offline`} isOnline={isOnline} />
              <SessionList
                ref={rows}
                label={title}
                sessions={sessions}
                isDisabled={isDisabled}
                reasonId={offlineId}
                onEnd={(subject) => signOut.send({ type: 'call.ask', subject })}
              />
              <p className={layout['faint']}>
                {text('If you do not recognise a device, log it out and change your password.')}
              </p>
            </>
          )}
        </div>
      </Card>
      <EndDialog actor={signOut} sessions={sessions ?? []} calls={api.pending} />
    </div>
  );
}

interface LoadFailureProps {
  readonly message: string | undefined;
  readonly onRetry: () => void;
}

function LoadFailure({ message, onRetry }: LoadFailureProps) {
  const text = useText();
  const serverText = useServerText();
  const isOnline = useOnline();
  const retry = (
    <Button size="small" onClick={onRetry}>
      {text('Retry')}
    </Button>
  );
  return (
    <Banner kind={isOnline ? 'warning' : 'stale'} action={retry}>
      <strong>{`${text('Your devices could not be loaded.')} `}</strong>
      <span>
        {isOnline && message !== undefined ? serverText(message) : text('You are offline. This needs a connection.')}
      </span>
    </Banner>
  );
}
