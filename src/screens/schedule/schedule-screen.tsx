import './schedule.css';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ScheduledMatch } from '#domain/schedule/match.ts';
import { dayOf } from '#domain/time/zone.ts';
import { useText } from '#i18n/use-text.ts';
import { knownRows } from '#machines/schedule/parts.ts';
import { otherZone, useZoneChoice } from '#ui/base/zone-context.ts';
import { scheduleShortcuts } from '#ui/keys/schedule.ts';
import type { ShortcutHandlers } from '#ui/keys/shortcuts.ts';
import { handleShortcut } from '#ui/keys/use-shortcuts.ts';
import layout from '#ui/layout/layout.module.css';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { SkeletonLines } from '#ui/loading/skeleton.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { SearchBox } from '#ui/table/search-box.tsx';
import { useNow } from '../shared/list/use-now.ts';
import { DaySection, entryId, TimelessSection } from './day-section.tsx';
import { Coverage, isComplete, Missing } from './list-coverage.tsx';
import { PublishDay } from './publish-day.tsx';
import { KeyHelp, ScheduleBar } from './schedule-bar.tsx';
import {
  daysOf,
  readScheduleQuery,
  type ScheduleQuery,
  type ScheduleSearch,
  step,
  toScheduleSearch,
} from './schedule-query.ts';
import { useSchedule } from './use-schedule.ts';
import { WarningList } from './warning-list.tsx';

interface ScheduleScreenProps {
  readonly search: ScheduleSearch;
  /** Changes the newest search parameters. */
  readonly onSearch: (change: (newest: ScheduleSearch) => ScheduleSearch, step: 'push' | 'replace') => void;
}

/** /schedule: matches by day and week, with warnings. */
export function ScheduleScreen({ search, onSearch }: ScheduleScreenProps) {
  const text = useText();
  const now = useNow();
  const query = readScheduleQuery(search);
  const { filter } = query;
  const { zone, chooseZone } = useZoneChoice();
  const today = dayOf(now, zone);
  const days = daysOf(query, today);
  const { actor, calls, parts, warnings, byMatch, found, byDay, timeless } = useSchedule(filter, zone);
  // Until every list is read: matches that arrive later would move those that are shown.
  const isLoading =
    useSelector(actor, (snapshot) => snapshot.hasTag('busy')) && parts.some((part) => knownRows(part) === null);

  const heading = useRef<HTMLHeadingElement>(null);
  // The match to focus once its day is rendered.
  const matchToFocus = useRef<ScheduledMatch>(null);
  const focusMatch = () => {
    const entry = matchToFocus.current && document.getElementById(entryId(matchToFocus.current));
    if (!entry) return;
    matchToFocus.current = null;
    entry.focus();
    entry.scrollIntoView({ block: 'center' });
  };
  useEffect(focusMatch);

  const change = (next: (newest: ScheduleQuery) => ScheduleQuery, how: 'push' | 'replace' = 'push') =>
    onSearch((newest) => toScheduleSearch(next(readScheduleQuery(newest))), how);
  const go = (part: Partial<ScheduleQuery>, how?: 'push' | 'replace') =>
    change((newest) => ({ ...newest, ...part }), how);
  const actions = {
    onStep: (by: 1 | -1) => change((newest) => step(newest, today, by)),
    onToday: () => go({ day: null }),
    onView: (view: ScheduleQuery['view']) => go({ view }),
    onZone: chooseZone,
  };
  const keys: ShortcutHandlers<typeof scheduleShortcuts> = {
    step: (key) => actions.onStep(key === '←' ? -1 : 1),
    today: actions.onToday,
    view: (key) => actions.onView(key === 'D' ? 'day' : 'week'),
    zone: () => chooseZone(otherZone(zone)),
  };
  const isShown = ({ at }: ScheduledMatch) => at !== null && days.includes(dayOf(at, zone));
  const isIncomplete = !parts.every(isComplete);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the buttons inside
    <div
      className={layout['stack']}
      onKeyDown={({ nativeEvent: event }) => {
        handleShortcut(scheduleShortcuts, keys, event);
        // The focused link may be removed with its day.
        if (event.defaultPrevented && event.target instanceof HTMLAnchorElement) heading.current?.focus();
      }}
    >
      <PageTitle heading={text('Schedule')}>
        <SearchBox
          label={text('Filter by tournament, series or team')}
          placeholder={text('Filter')}
          value={filter}
          onChange={(filterText) => go({ filter: filterText }, 'replace')}
        />
      </PageTitle>
      <ScheduleBar
        {...actions}
        {...{ query, days, today }}
        headingRef={heading}
        onDay={(day) => go({ day }, 'replace')}
      >
        {query.view === 'day' && (
          <PublishDay day={days[0] ?? today} matches={byDay.get(days[0] ?? today) ?? []} zone={zone} />
        )}
      </ScheduleBar>
      <KeyHelp />
      <Coverage {...{ actor, parts, now }} />
      <SlowNotice calls={calls} />
      <Missing {...{ actor, parts }} />
      {!isLoading && (
        <WarningList
          warnings={warnings}
          zone={zone}
          isShown={(warning) => warning.matches.some(isShown)}
          onMatch={(match) => {
            const isFound = found.includes(match);
            if (!isShown(match) || !isFound) {
              go({ ...(match.at !== null && { day: dayOf(match.at, zone) }), ...(!isFound && { filter: '' }) });
            }
            matchToFocus.current = match;
            focusMatch();
          }}
        />
      )}
      {isLoading ? (
        <>
          <p className={layout['faint']}>{text('Loading all pages, because the server cannot filter by day')}</p>
          <SkeletonLines shape="box" />
        </>
      ) : (
        <div className="schedule-days">
          {days.map((day) => (
            <DaySection
              key={day}
              day={day}
              isToday={day === today}
              matches={byDay.get(day) ?? []}
              zone={zone}
              warnings={byMatch}
              none={isIncomplete ? text('No matches loaded') : text('No matches')}
            />
          ))}
          <TimelessSection matches={timeless} zone={zone} warnings={byMatch} />
        </div>
      )}
    </div>
  );
}
