import { matchStatuses } from '#domain/match-status.ts';
import { useText } from '#i18n/use-text.ts';

/** The label of a match's status; unknown values are returned unchanged. */
export function useMatchStatus(status: string): string {
  const text = useText();
  if (status === 'running') return text('Running');
  const label = matchStatuses.find(({ value }) => value === status)?.label;
  return label === undefined ? status : text(label);
}
