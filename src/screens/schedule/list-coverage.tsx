import { shallowEqual, useSelector } from '@xstate/react';
import { formatAge } from '#i18n/format-age.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { scheduleEntity } from '#lists/schedule-logic.ts';
import { progressOf } from '#machines/schedule/machine.ts';
import type { ListPart } from '#machines/schedule/parts.ts';
import { knownRows } from '#machines/schedule/parts.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import { Progress } from '#ui/loading/progress.tsx';
import type { Schedule } from './use-schedule.ts';

/** Whether all records of a list are known. */
export function isComplete(part: ListPart): boolean {
  const known = knownRows(part);
  return known !== null && known.rows.length >= known.total;
}

/** The age of the known lists, and the progress while they are read. */
export function Coverage({ actor, parts, now }: Schedule & { readonly now: number }) {
  const text = useText();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { done, all } = useSelector(actor, progressOf, shallowEqual);
  return (
    <div className={classNames(layout['faint'], 'schedule-coverage')}>
      <div>
        <Age parts={parts} now={now} />
      </div>
      {isBusy ? (
        <>
          <Button size="small" onClick={() => actor.send({ type: 'schedule.cancel' })}>
            {text('Cancel')}
          </Button>
          <Progress label={text('Pages loaded')} max={all} value={done}>
            {text('{{done}} of {{all}}', { done, all })}
          </Progress>
        </>
      ) : (
        <Button size="small" onClick={() => actor.send({ type: 'schedule.refresh' })}>
          {text('Refresh')}
        </Button>
      )}
    </div>
  );
}

function Age({ parts, now }: Pick<Schedule, 'parts'> & { readonly now: number }) {
  const text = useText();
  const known = parts.flatMap((part) => knownRows(part) ?? []);
  const ages = known.flatMap(({ asOf }) => asOf ?? []);
  if (ages.length === 0) return null;
  const time = formatAge(Math.min(...ages), now, text.language);
  const isCached = known.some((part) => part.isCached);
  return (
    <>
      <span data-cached={isCached || undefined}>
        {isCached ? text('Offline copy, {{time}}', { time }) : text('Updated {{time}}', { time })}
      </span>
      {known.some(({ isStale }) => isStale) && <span>{` · ${text('Changed on this device since then')}`}</span>}
    </>
  );
}

/** Warns that matches may be missing because lists are incomplete. */
export function Missing({ actor, parts }: Schedule) {
  const text = useText();
  const serverText = useServerText();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const incomplete = parts.filter((part) => !isComplete(part) || part.failure !== null);
  if (isBusy || incomplete.length === 0) return null;
  const reasons = [
    ...new Set(incomplete.flatMap(({ failure }) => (failure === null ? [] : [serverText(failure.message)]))),
  ];
  const isAnyIncomplete = incomplete.some((part) => !isComplete(part));
  return (
    <Banner
      kind={isAnyIncomplete ? 'warning' : 'stale'}
      action={
        <Button size="small" onClick={() => actor.send({ type: 'schedule.refresh' })}>
          {text('Retry')}
        </Button>
      }
    >
      {isAnyIncomplete && <strong>{`${text('Matches may be missing here.')} `}</strong>}
      <span>{reasons.join(' ')}</span>
      <ul>
        {incomplete
          .filter((part) => !isComplete(part))
          .map((part) => {
            const known = knownRows(part);
            const list = serverText(scheduleEntity(part.list).label);
            const count = known?.rows.length ?? 0;
            return (
              <li key={part.list}>
                {known === null
                  ? text('{{list}}: nothing loaded', { list })
                  : text('{{list}}: {{loaded}} of {{total}} loaded', { list, loaded: count, total: known.total })}
              </li>
            );
          })}
      </ul>
    </Banner>
  );
}
