import { matchStatuses } from '#domain/match-status.ts';
import { useText } from '#i18n/use-text.ts';

/** A match's status as people read it; a word that is not ours as it came. */
export function useMatchStatus(status: string): string {
  const text = useText();
  if (status === 'running') return text('Running');
  const label = matchStatuses.find(({ value }) => value === status)?.label;
  return label === undefined ? status : text(label);
}
