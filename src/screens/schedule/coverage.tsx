import { shallowEqual, useSelector } from '@xstate/react';
import { formatAge } from '#i18n/format-age.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { scheduleEntity } from '#lists/schedule-logic.ts';
import { knownRows } from '#machines/schedule/parts.ts';
import { progressOf } from '#machines/schedule/selectors.ts';
import type { ListPart } from '#machines/schedule/types.ts';
import { Button } from '#ui/base/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import type { Schedule } from './use-schedule.ts';

/** Whether every record of a list is known. */
export function isWhole(part: ListPart): boolean {
  const known = knownRows(part);
  return known !== null && known.rows.length >= known.total;
}

/** How much of the lists is known, how old that is, and how far the reading of them has come. */
export function Coverage({ actor, parts, now }: Pick<Schedule, 'actor' | 'parts'> & { readonly now: number }) {
  const text = useText();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { done, all } = useSelector(actor, progressOf, shallowEqual);
  if (isBusy) {
    return (
      <div className="schedule-coverage">
        <Age parts={parts} now={now} />
        <span>{text('Reading all pages of the lists, as they cannot be asked for a day')}</span>
        <progress aria-label={text('Pages read')} max={all} value={done} />
        <span>{text('{{done}} of {{all}}', { done, all })}</span>
        <Button size="small" onClick={() => actor.send({ type: 'schedule.cancel' })}>
          {text('Cancel')}
        </Button>
      </div>
    );
  }
  return (
    <div className="schedule-coverage">
      <Age parts={parts} now={now} />
      <Button size="small" onClick={() => actor.send({ type: 'schedule.refresh' })}>
        {text('Read again')}
      </Button>
    </div>
  );
}

function Age({ parts, now }: Pick<Schedule, 'parts'> & { readonly now: number }) {
  const text = useText();
  const known = parts.flatMap((part) => knownRows(part) ?? []);
  const ages = known.flatMap(({ asOf }) => asOf ?? []);
  if (ages.length === 0) return null;
  const time = formatAge(Math.min(...ages), now);
  const isCopy = known.some((part) => part.isCopy);
  return (
    <>
      <span data-copy={isCopy || undefined}>
        {isCopy ? text('Kept copy: {{time}}', { time }) : text('Updated {{time}}', { time })}
      </span>
      {known.some(({ isStale }) => isStale) && <span>{text('Something was changed on this device since')}</span>}
    </>
  );
}

/** A day that may lack matches never stands there as a whole one. */
export function Missing({ actor, parts }: Pick<Schedule, 'actor' | 'parts'>) {
  const text = useText();
  const serverText = useServerText();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const short = parts.filter((part) => !isWhole(part) || part.failure !== null);
  if (isBusy || short.length === 0) return null;
  const reasons = [...new Set(short.flatMap(({ failure }) => (failure === null ? [] : [serverText(failure.message)])))];
  const isShort = short.some((part) => !isWhole(part));
  return (
    <Banner
      kind={isShort ? 'warning' : 'stale'}
      action={
        <Button size="small" onClick={() => actor.send({ type: 'schedule.refresh' })}>
          {text('Retry')}
        </Button>
      }
    >
      {isShort && <strong>{text('Matches may be missing here.')}</strong>} {reasons.join(' ')}
      <ul className="schedule-short">
        {short
          .filter((part) => !isWhole(part))
          .map((part) => {
            const known = knownRows(part);
            const list = serverText(scheduleEntity(part.list).label);
            const kept = known?.rows.length ?? 0;
            return (
              <li key={part.list}>
                {known === null
                  ? text('{{list}}: nothing is known', { list })
                  : text('{{list}}: {{kept}} of {{total}} are known', { list, kept, total: known.total })}
              </li>
            );
          })}
      </ul>
    </Banner>
  );
}
