import { type Ref, useId, useState } from 'react';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { ListedSession } from '#machines/device-sign-out/machine.ts';
import { Pill } from '#ui/base/pill.tsx';
import { WireTime } from '#ui/base/time.tsx';
import { Button } from '#ui/button/button.tsx';
import css from './sessions-section.module.css';

/** How many sessions are listed at first. */
const most = 10;

interface SessionListProps {
  /** Receives the focus when the row that had it is gone. */
  readonly ref: Ref<HTMLUListElement>;
  readonly label: string;
  readonly sessions: readonly ListedSession[];
  readonly isDisabled: boolean;
  /** Of the element that explains why the buttons are disabled. */
  readonly reasonId: string | undefined;
  readonly onEnd: (id: number) => void;
}

/** The sessions in the order of the server, each with a button that ends it. */
export function SessionList({ ref, label, sessions, ...row }: SessionListProps) {
  const text = useText();
  const [isWhole, setIsWhole] = useState(false);
  const hidden = isWhole ? 0 : sessions.length - most;
  return (
    <>
      <ul ref={ref} tabIndex={-1} aria-label={label} className={css['list']}>
        {(hidden > 0 ? sessions.slice(0, most) : sessions).map((session) => (
          <SessionRow key={session.id} session={session} {...row} />
        ))}
      </ul>
      {hidden > 0 && (
        <div>
          <Button variant="ghost" onClick={() => setIsWhole(true)}>
            {text('Show {{number}} more', { number: hidden })}
          </Button>
        </div>
      )}
    </>
  );
}

interface SessionRowProps extends Omit<SessionListProps, 'ref' | 'label' | 'sessions'> {
  readonly session: ListedSession;
}

function SessionRow({ session, isDisabled, reasonId, onEnd }: SessionRowProps) {
  const text = useText();
  const serverText = useServerText();
  const id = useId();
  const { device, address, createdAt, lastUsedAt, isCurrent } = session;
  const name = serverText(device) || text('Unknown device');
  return (
    <li className={css['row']}>
      <div className={css['words']}>
        <p className={css['name']}>
          <span>{`${name} `}</span>
          {isCurrent && <Pill tone="success">{text('This device')}</Pill>}
        </p>
        <p id={id} className={css['details']}>
          {address !== '' && <span>{address}</span>}
          {lastUsedAt !== '' && (
            <span>
              <span>{`${text('Last used')} `}</span>
              <WireTime wire={lastUsedAt} />
            </span>
          )}
          {createdAt !== '' && (
            <span>
              <span>{`${text('Logged in')} `}</span>
              <WireTime wire={createdAt} />
            </span>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button
          disabled={isDisabled}
          aria-label={text('Log out {{device}}', { device: name })}
          aria-describedby={reasonId ?? id}
          onClick={() => onEnd(session.id)}
        >
          {text('Log out')}
        </Button>
      )}
    </li>
  );
}
