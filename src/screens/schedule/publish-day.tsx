import { dayPoster } from '#domain/publish/day-poster.ts';
import type { ScheduledMatch } from '#domain/schedule/match.ts';
import type { Day, Zone } from '#domain/time/zone.ts';
import { useText } from '#i18n/use-text.ts';
import { zoneLabel } from '#ui/base/zone-context.ts';
import { PublishButton } from '../shared/publish/publish-button.tsx';
import { formatDay, longDay } from './format-day.ts';
import { numberText } from './warning-list.tsx';

interface PublishDayProps {
  readonly day: Day;
  /** The matches that are shown: a filter also limits what is published. */
  readonly matches: readonly ScheduledMatch[];
  readonly zone: Zone;
}

/** Publishes the shown matches of a day. */
export function PublishDay({ day, matches, zone }: PublishDayProps) {
  const text = useText();
  return (
    <PublishButton
      date={formatDay(day, longDay, text.language)}
      disabled={matches.length === 0}
      posterOf={() =>
        dayPoster(matches, zone, {
          title: text('Schedule'),
          notes: [text('All times in {{zone}}', { zone: zoneLabel(zone, Date.parse(day)) })],
          leadLabel: text('Time'),
          nameLabel: text('Match'),
          numberOf: (match) => numberText(match, text),
        })
      }
    />
  );
}
