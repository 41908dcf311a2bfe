import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, type Ref, useId } from 'react';
import type { Day, Zone } from '#domain/time/zone.ts';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '#ui/base/class-names.ts';
import { useZone, zoneOptions } from '#ui/base/zone-context.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { DayInput } from '#ui/form/day-input.tsx';
import { scheduleShortcuts } from '#ui/keys/schedule.ts';
import { shownShortcuts } from '#ui/keys/shortcuts.ts';
import layout from '#ui/layout/layout.module.css';
import { formatDay, longDay, shortDay } from './format-day.ts';
import type { ScheduleQuery } from './schedule-query.ts';

interface ScheduleBarProps {
  readonly onStep: (by: 1 | -1) => void;
  readonly onToday: () => void;
  readonly onView: (view: ScheduleQuery['view']) => void;
  readonly onZone: (zone: Zone) => void;
  readonly query: ScheduleQuery;
  readonly days: readonly Day[];
  readonly today: Day;
  readonly onDay: (day: Day) => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** What can be done with the shown days. */
  readonly children?: ReactNode;
}

const [todayKey] = scheduleShortcuts.lines.today.keys;
const [dayKey, weekKey] = scheduleShortcuts.lines.view.keys;
const [zoneKey] = scheduleShortcuts.lines.zone.keys;

/** The shown range, and the controls that change it. */
export function ScheduleBar({ query, days, today, onDay, headingRef, children, ...actions }: ScheduleBarProps) {
  const { onStep, onToday, onView, onZone } = actions;
  const text = useText();
  const { view } = query;
  const zone = useZone();
  const dayId = useId();
  const [first = today, last = today] = [days[0], days.at(-1)];
  const range =
    view === 'day'
      ? formatDay(first, longDay, text.language)
      : `${formatDay(first, shortDay, text.language)} – ${formatDay(last, { ...shortDay, year: 'numeric' }, text.language)}`;
  return (
    <div className={classNames(layout['row'], 'schedule-bar')}>
      <div className={layout['row']}>
        <IconButton
          icon={ChevronLeft}
          label={view === 'day' ? text('Previous day') : text('Previous week')}
          aria-keyshortcuts="ArrowLeft"
          onClick={() => onStep(-1)}
        />
        <Button aria-keyshortcuts={todayKey} onClick={onToday}>
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
        <Button aria-pressed={view === 'day'} aria-keyshortcuts={dayKey} onClick={() => onView('day')}>
          {text('Day')}
        </Button>
        <Button aria-pressed={view === 'week'} aria-keyshortcuts={weekKey} onClick={() => onView('week')}>
          {text('Week')}
        </Button>
      </fieldset>
      <fieldset className="schedule-choice" aria-label={text('Time zone')}>
        {zoneOptions(zone).map(({ zone: each, label, isChosen }) => (
          <Button key={each} aria-pressed={isChosen} aria-keyshortcuts={zoneKey} onClick={() => onZone(each)}>
            {label}
          </Button>
        ))}
      </fieldset>
      <div className={classNames(layout['row'], layout['note'], 'schedule-date')}>
        <label htmlFor={dayId}>{text('Go to')}</label>
        <DayInput id={dayId} value={query.day ?? today} onDay={onDay} />
      </div>
      {children}
    </div>
  );
}

/** A list of the keyboard shortcuts. */
export function KeyHelp() {
  const text = useText();
  return (
    <p className={classNames(layout['row'], layout['faint'], 'schedule-keys')}>
      <span>{text('Shortcuts in the schedule:')}</span>
      {shownShortcuts(scheduleShortcuts).map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          <span>{` ${text(does)}`}</span>
        </span>
      ))}
    </p>
  );
}
