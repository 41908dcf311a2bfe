import { matchStatuses } from '#domain/match-status.ts';
import { useText } from '#i18n/use-text.ts';
import { Pill, type PillTone } from '#ui/base/pill.tsx';

const tones: Readonly<Record<string, PillTone>> = {
  running: 'success',
  not_started: 'info',
  postponed: 'warning',
  canceled: 'error',
};

/** The status of a match as a pill. Unknown statuses are shown unchanged. */
export function MatchStatus({ status }: { status: string }) {
  const text = useText();
  const label = status === 'running' ? 'Running' : matchStatuses.find(({ value }) => value === status)?.label;
  return <Pill tone={tones[status]}>{label === undefined ? status : text(label)}</Pill>;
}
