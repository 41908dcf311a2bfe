import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { sessionsLogic } from '#account/sessions-logic.ts';
import { useOnline } from '#connection/use-online.ts';
import { useReconnected } from '#connection/use-reconnected.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { useLogic, useOwnApi } from '#services/use-own-api.ts';
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
  const api = useOwnApi();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const isOnline = useOnline();
  const actor = useActorRef(useLogic(sessionsLogic, api));
  const { sessions, failure } = useSelector(actor, ({ context }) => context);
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('loadFailed'));
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('awaitingSignIn'));
  useNotices(actor);
  useResumed(actor);
  useReconnected(() => actor.send({ type: 'sessions.retry' }));

  useEffect(() => {
    const subscription = actor.on('sessions.ended', () => {
      // The button that had the focus is gone.
      requestAnimationFrame(() => document.activeElement === document.body && list.current?.focus());
    });
    return () => subscription.unsubscribe();
  }, [actor]);

  // Offline no sign-in dialog is shown, so a skeleton would stay forever.
  const isUnavailable = hasFailed || (isLoading && isWaiting && !isOnline);
  const offlineId = isOnline ? undefined : `${id}offline`;
  const title = text('Where you are logged in');
  const isDisabled = !isOnline || isLoading || hasFailed;
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
              onClick={() => actor.send({ type: 'sessions.ask', choice: 'others' })}
            >
              {text('Log out all other devices')}
            </Button>
          )
        }
      >
        <div className={layout['tight']}>
          <SlowNotice calls={api.pending} />
          {isUnavailable ? (
            <LoadFailure message={failure?.message} onRetry={() => actor.send({ type: 'sessions.retry' })} />
          ) : sessions === null ? (
            <Skeleton shape="box" />
          ) : (
            <>
              <OfflineReason id={`${id}offline`} isOnline={isOnline} />
              <SessionList
                ref={list}
                label={title}
                sessions={sessions}
                isDisabled={isDisabled}
                reasonId={offlineId}
                onEnd={(choice) => actor.send({ type: 'sessions.ask', choice })}
              />
              <p className={layout['faint']}>
                {text('If you do not recognise a device, log it out and change your password.')}
              </p>
            </>
          )}
        </div>
      </Card>
      <EndDialog actor={actor} calls={api.pending} />
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
