import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ScheduledMatch } from '#domain/schedule/match.ts';
import { dayOf, otherZone } from '#domain/schedule/zone.ts';
import { useText } from '#i18n/use-text.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { SearchBox } from '#ui/table/search-box.tsx';
import { useNow } from '../shared/list/use-now.ts';
import { Coverage, isWhole, Missing } from './coverage.tsx';
import { DaySection, TimelessSection } from './day-section.tsx';
import { KeyHelp } from './key-help.tsx';
import { entryId } from './match-entry.tsx';
import { daysOf, type Place, type PlaceSearch, readPlace, step, toPlaceSearch } from './schedule-query.ts';
import './styles/schedule.css';
import './styles/schedule-day.css';
import './styles/schedule-match.css';
import './styles/schedule-warnings.css';
import './styles/schedule-print.css';
import { ScheduleBar } from './schedule-bar.tsx';
import { scheduleKeys } from './schedule-keys.ts';
import { useSchedule } from './use-schedule.ts';
import { useShown } from './use-visible-day.ts';
import { WarningList } from './warning-list.tsx';

interface ScheduleScreenProps {
  /** What the address asks for. */
  readonly search: PlaceSearch;
  readonly onSearch: (search: PlaceSearch, step: 'push' | 'replace') => void;
}

/** Matches by day and week, in IST and UTC, with what should be looked at. */
export function ScheduleScreen({ search, onSearch }: ScheduleScreenProps) {
  const text = useText();
  const now = useNow();
  const schedule = useSchedule();
  const { actor, calls, parts, matches, warnings } = schedule;
  const isFirst = useSelector(actor, (snapshot) => snapshot.hasTag('busy')) && matches.length === 0;
  const place = readPlace(search);
  const { zone, filter } = place;
  const today = dayOf(now, zone);
  const days = daysOf(place, today);

  const { found, byDay, timeless, byMatch } = useShown(schedule, filter, zone);

  const heading = useRef<HTMLHeadingElement>(null);
  // A match that has been asked for, until its day is there.
  const wanted = useRef<ScheduledMatch>(null);
  const focusWanted = () => {
    const entry = wanted.current && document.getElementById(entryId(wanted.current));
    if (!entry) return;
    wanted.current = null;
    entry.focus();
    entry.scrollIntoView({ block: 'center' });
  };
  useEffect(focusWanted);

  const go = (change: Partial<Place>, how: 'push' | 'replace' = 'push') =>
    onSearch(toPlaceSearch({ ...place, ...change }), how);
  const moves = {
    onStep: (by: 1 | -1) => go(step(place, today, by)),
    onToday: () => go({ day: null }),
    onView: (view: Place['view']) => go({ view }),
    onZone: () => go({ zone: otherZone(zone) }),
  };
  const keys = scheduleKeys(moves);
  const isShown = ({ at }: ScheduledMatch) => at !== null && days.includes(dayOf(at, zone));
  const isPart = !parts.every(isWhole);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside, which have buttons beside them
    <div
      className="schedule"
      onKeyDown={(event) => {
        keys(event);
        // What had the focus may be gone with its day.
        if (event.defaultPrevented && event.target instanceof HTMLAnchorElement) heading.current?.focus();
      }}
    >
      <PageTitle heading={text('Schedule')}>
        <SearchBox
          label={text('Filter by tournament, series or team')}
          placeholder={text('Filter')}
          value={filter}
          onChange={(sought) => go({ filter: sought }, 'replace')}
        />
      </PageTitle>
      <ScheduleBar
        {...moves}
        {...{ place, days, today }}
        headingRef={heading}
        onDay={(day) => go({ day }, 'replace')}
      />
      <div className="schedule-line">
        <Coverage {...{ actor, parts, now }} />
        <KeyHelp />
      </div>
      <SlowNotice calls={calls} />
      <Missing {...{ actor, parts }} />
      <WarningList
        warnings={warnings}
        zone={zone}
        isShown={(warning) => warning.matches.some(isShown)}
        onMatch={(match) => {
          const isFound = found.includes(match);
          if (!isShown(match) || !isFound) {
            go({ ...(match.at !== null && { day: dayOf(match.at, zone) }), ...(!isFound && { filter: '' }) });
          }
          wanted.current = match;
          focusWanted();
        }}
      />
      {isFirst ? (
        <Waiting />
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
              none={isPart ? text('No matches are known') : text('No matches')}
            />
          ))}
          <TimelessSection matches={timeless} zone={zone} warnings={byMatch} />
        </div>
      )}
    </div>
  );
}

function Waiting() {
  const text = useText();
  return (
    <div className="schedule-waiting">
      <VisuallyHidden>{text('Loading...')}</VisuallyHidden>
      {['first', 'second', 'third', 'fourth'].map((line) => (
        <Skeleton key={line} shape="box" />
      ))}
    </div>
  );
}
