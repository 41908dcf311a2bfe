import { useSelector } from '@xstate/react';
import Failed from 'lucide-react/icons/circle-alert';
import Check from 'lucide-react/icons/circle-check';
import Unknown from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PendingCalls } from '#domain/pending-calls.ts';
import type { Text } from '#i18n/text.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { BulkContext, BulkWork, bulkMachine, RowResult } from '#machines/bulk/machine.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { Progress } from '#ui/loading/progress.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { Spinner } from '#ui/loading/spinner.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import css from './bulk-progress.module.css';

const titles: Readonly<Record<BulkWork, Text>> = {
  activate: 'Activate the selected rows',
  deactivate: 'Deactivate the selected rows',
  delete: 'Delete the selected rows',
};

interface BulkProgressProps {
  readonly bulk: ActorRefFrom<typeof bulkMachine>;
  /** The call for the current row. */
  readonly calls: PendingCalls;
  readonly onClose: () => void;
}

/** The progress of a series, the result of each record, and a button that stops after the current record. */
export function BulkProgress({ bulk, calls, onClose }: BulkProgressProps) {
  const text = useText();
  const context = useSelector(bulk, (snapshot) => snapshot.context);
  const isEnded = useSelector(bulk, (snapshot) => snapshot.hasTag('ended'));
  const isWaiting = useSelector(bulk, (snapshot) => snapshot.hasTag('awaitingSignIn'));
  const { work, subjects, results, isCancelled } = context;
  const hasMore = results.length < subjects.length;

  return (
    <Dialog
      open
      title={text(titles[work])}
      onClose={onClose}
      locked={!isEnded}
      footer={
        <>
          {isEnded && hasMore && <Button onClick={() => bulk.send({ type: 'bulk.goOn' })}>{text('Continue')}</Button>}
          {isEnded ? (
            <Button key="end" variant="primary" onClick={onClose}>
              {text('Close')}
            </Button>
          ) : (
            <Button
              key="end"
              data-autofocus
              aria-disabled={isCancelled}
              onClick={() => bulk.send({ type: 'bulk.cancel' })}
            >
              {isCancelled ? text('Stopping after this row') : text('Stop')}
            </Button>
          )}
        </>
      }
    >
      <Progress label={text(titles[work])} max={subjects.length} value={results.length}>
        {text('{{done}} of {{total}}', { done: results.length, total: subjects.length })}
      </Progress>
      <SlowNotice calls={calls} />
      <div role="status">
        {isWaiting ? text('Waiting until you have signed in again') : isEnded && <Summary {...context} />}
      </div>
      <ol className={css['rows']}>
        {subjects.map((subject, at) => (
          <BulkRow
            key={subject.id}
            name={subject.name}
            result={results[at]}
            state={isEnded ? 'ended' : at === results.length ? 'next' : 'waiting'}
          />
        ))}
      </ol>
    </Dialog>
  );
}

/** The result of the series: counts of successful, failed and unknown rows. */
function Summary({ subjects, results, stop }: BulkContext) {
  const text = useText();
  const serverText = useServerText();
  const countOf = (kind: string) => results.filter((result) => result.kind === kind).length;
  const [done, failed, unknown] = [countOf('done'), countOf('failed'), countOf('unknown')];
  const notSent = subjects.length - results.length;
  const counts = [
    text('Done: {{number}}', { number: done }),
    ...(failed > 0 ? [text('Failed: {{number}}', { number: failed })] : []),
    ...(unknown > 0 ? [text('No reply: {{number}}', { number: unknown })] : []),
    ...(notSent > 0 ? [text('Not sent: {{number}}', { number: notSent })] : []),
  ].join(' · ');
  const isAll = done === subjects.length;
  return (
    <Banner kind={isAll ? 'success' : 'warning'}>
      <strong>{counts}</strong>
      {stop?.kind === 'offline' && <p>{serverText(stop.message)}</p>}
      {unknown > 0 && <p>{text('Rows without a reply may already be saved. Check the list before you retry.')}</p>}
      {!isAll && <p>{text('Unfinished rows stay selected.')}</p>}
    </Banner>
  );
}

const icons = { done: Check, failed: Failed, unknown: Unknown } as const;

interface BulkRowProps {
  readonly name: string;
  readonly result: RowResult | undefined;
  /** For a row without a result: whether the series has yet to process it, processes it now, or has ended. */
  readonly state: 'waiting' | 'next' | 'ended';
}

/** One record of a series and its result. Scrolls the current record into view. */
function BulkRow({ name, result, state }: BulkRowProps) {
  const text = useText();
  const serverText = useServerText();
  const item = useRef<HTMLLIElement>(null);
  const isNext = result === undefined && state === 'next';
  useEffect(() => {
    if (isNext) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isNext]);

  function statusText(): string {
    if (result === undefined) {
      if (state === 'ended') return text('Not sent');
      return state === 'next' ? text('In progress') : '';
    }
    if (result.kind === 'done') return text('Done');
    if (result.kind === 'unknown') return text('The server did not reply. This may have been saved.');
    return serverText(result.message);
  }

  const Mark = result && icons[result.kind];
  return (
    <li ref={item} className={css['row']} data-kind={result?.kind}>
      <span className={css['mark']}>{Mark ? <Mark size={16} /> : isNext && <Spinner />}</span>
      <span>{name}</span>
      <span className={css['words']}>{statusText()}</span>
    </li>
  );
}
