import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import type { PendingCalls } from '#domain/pending-calls.ts';
import { formatAge } from '#i18n/format-age.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { listView } from '#machines/list/machine.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import { Boundary } from '#ui/failure/boundary.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import type { ListActor } from '../shared/list/list-rows.tsx';
import css from './panel.module.css';

interface PanelProps {
  readonly title: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  /** Takes the height of three rows at least, so that rows that arrive later move nothing. */
  readonly reserved?: boolean;
}

/** A part of the dashboard with a heading. */
export function Panel({ title, action, children, reserved = false }: PanelProps) {
  const id = useId();
  return (
    <section className={css['panel']} aria-labelledby={id}>
      <header className={layout['head']}>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      <div className={classNames(css['body'], reserved && css['reserved'])}>
        <Boundary of="part">{children}</Boundary>
      </div>
    </section>
  );
}

interface PanelStateProps {
  readonly list: ListActor;
  readonly calls: PendingCalls;
  /** Shown if the list could not be read. */
  readonly what: string;
  /** Whether content is shown below. */
  readonly stale: boolean;
  /** Shown while nothing is known yet. */
  readonly skeleton?: ReactNode;
}

/** Why the content of a panel is missing or out of date: it is loading, slow or failed. */
export function PanelState({ list, calls, what, stale, skeleton }: PanelStateProps) {
  const text = useText();
  const serverText = useServerText();
  const view = useSelector(list, listView, shallowEqual);
  const failure = view.kind === 'failed' ? view.failure : view.kind === 'rows' ? view.refreshFailure : null;
  const retry = (
    <Button size="small" onClick={() => list.send({ type: 'list.retry' })}>
      {text('Retry')}
    </Button>
  );
  return (
    <>
      <SlowNotice calls={calls} />
      {failure !== null && (
        <Banner kind={stale ? 'stale' : 'warning'} action={retry}>
          <strong>{what}</strong>
          <span>{` ${serverText(failure.message)}`}</span>
        </Banner>
      )}
      {view.kind === 'skeleton' && !stale && skeleton}
    </>
  );
}

/** The age of the rows. Cached and current rows take the same space, so that the response of the server moves nothing. */
export function DataAge({ list, now }: { list: ListActor; now: number }) {
  const text = useText();
  const view = useSelector(list, listView, shallowEqual);
  if (view.kind !== 'rows' || view.asOf === null) return null;
  const time = formatAge(view.asOf, now, text.language);
  return (
    <span data-cached={view.cached !== null || undefined}>
      {view.cached ? text('Offline copy, {{time}}', { time }) : text('Updated {{time}}', { time })}
    </span>
  );
}
