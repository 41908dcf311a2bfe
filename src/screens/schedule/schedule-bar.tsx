import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Ref } from 'react';
import { type Day, type Zone, zones } from '#domain/schedule/zone.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/base/button.tsx';
import { IconButton } from '#ui/base/icon-button.tsx';
import { DayField } from './day-field.tsx';
import { formatDay, longDay, shortDay } from './format-day.ts';
import type { ScheduleKeys } from './schedule-keys.ts';
import type { ScheduleQuery } from './schedule-query.ts';

interface ScheduleBarProps extends ScheduleKeys {
  readonly query: ScheduleQuery;
  readonly days: readonly Day[];
  readonly today: Day;
  readonly onDay: (day: Day) => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The shown range, and the controls that change it. */
export function ScheduleBar({
  query,
  days,
  today,
  onDay,
  onStep,
  onToday,
  onView,
  onZone,
  headingRef,
}: ScheduleBarProps) {
  const text = useText();
  const { view, zone } = query;
  const [first = today, last = today] = [days[0], days.at(-1)];
  const range =
    view === 'day'
      ? formatDay(first, longDay)
      : `${formatDay(first, shortDay)} – ${formatDay(last, { ...shortDay, year: 'numeric' })}`;
  return (
    <div className="schedule-bar">
      <div className="schedule-steps">
        <IconButton
          icon={ChevronLeft}
          label={view === 'day' ? text('Previous day') : text('Previous week')}
          aria-keyshortcuts="ArrowLeft"
          onClick={() => onStep(-1)}
        />
        <Button aria-keyshortcuts="T" onClick={onToday}>
          {text('Today')}
        </Button>
        <IconButton
          icon={ChevronRight}
          label={view === 'day' ? text('Next day') : text('Next week')}
          aria-keyshortcuts="ArrowRight"
          onClick={() => onStep(1)}
        />
      </div>
      <h2 ref={headingRef} className="schedule-range" tabIndex={-1} aria-live="polite">
        {range}
      </h2>
      <fieldset className="schedule-choice" aria-label={text('Shown')}>
        <Button aria-pressed={view === 'day'} aria-keyshortcuts="D" onClick={() => onView('day')}>
          {text('Day')}
        </Button>
        <Button aria-pressed={view === 'week'} aria-keyshortcuts="W" onClick={() => onView('week')}>
          {text('Week')}
        </Button>
      </fieldset>
      <fieldset className="schedule-choice" aria-label={text('Time zone')}>
        {(['ist', 'utc'] as const satisfies readonly Zone[]).map((each) => (
          <Button
            key={each}
            aria-pressed={zone === each}
            aria-keyshortcuts="Z"
            onClick={() => zone !== each && onZone()}
          >
            {zones[each].label}
          </Button>
        ))}
      </fieldset>
      <DayField day={query.day ?? today} onDay={onDay} />
    </div>
  );
}
