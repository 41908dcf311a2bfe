import { shallowEqual, useSelector } from '@xstate/react';
import { formatAge } from '#i18n/format-age.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { listView } from '#machines/list/machine.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import layout from '#ui/layout/layout.module.css';
import css from './list-age.module.css';
import type { ListActor } from './list-rows.tsx';
import { useNow } from './use-now.ts';

/**
 * The age of the rows. The line takes the same space, so that a change of its text does not move the rows under the
 * pointer: only a failure has a line of its own on a phone.
 */
export function ListAge({ list }: { list: ListActor }) {
  const text = useText();
  const serverText = useServerText();
  const now = useNow();
  const view = useSelector(list, listView, shallowEqual);
  const className = classNames(layout['row'], layout['note'], css['age']);
  if (view.kind !== 'rows' || view.asOf === null || view.isFormer) return <div className={className} />;

  const { cached, hasPendingPage } = view;
  const failure = cached && view.refreshFailure;
  const time = formatAge(view.asOf, now, text.language);
  return (
    <div
      className={className}
      data-cached={cached !== null || undefined}
      data-acts={hasPendingPage ? 'pending' : failure ? 'failed' : undefined}
    >
      <span>{cached ? text('Offline copy, {{time}}', { time }) : text('Updated {{time}}', { time })}</span>
      {cached?.foundIn && <span>{text('Searching {{searched}} of {{total}} offline', cached.foundIn)}</span>}
      {cached?.isStale && <span>{text('Changed on this device since then')}</span>}
      <span className={layout['row']} role="status">
        {failure && <span>{serverText(failure.message)}</span>}
        {hasPendingPage && (
          <Button size="small" onClick={() => list.send({ type: 'list.applyPending' })}>
            {text('Updated. Show')}
          </Button>
        )}
        {failure && !hasPendingPage && (
          <Button size="small" onClick={() => list.send({ type: 'list.retry' })}>
            {text('Retry')}
          </Button>
        )}
      </span>
    </div>
  );
}
