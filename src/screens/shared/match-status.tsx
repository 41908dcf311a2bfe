import { matchStatuses } from '#domain/match-status.ts';
import { useText } from '#i18n/use-text.ts';
import css from './match-line.module.css';

const tones: Readonly<Record<string, string>> = {
  running: 'success',
  not_started: 'info',
  postponed: 'warning',
  canceled: 'error',
};

/** The status of a match as a colored word. Unknown statuses are shown unchanged. */
export function MatchStatus({ status }: { status: string }) {
  const text = useText();
  const label = status === 'running' ? 'Running' : matchStatuses.find(({ value }) => value === status)?.label;
  return <StatusWord tone={tones[status]}>{label === undefined ? status : text(label)}</StatusWord>;
}

interface StatusWordProps {
  readonly children: string;
  readonly tone?: string | undefined;
}

/** A status in a frame. Renders nothing without a word. */
export function StatusWord({ children, tone }: StatusWordProps) {
  if (children === '') return null;
  return (
    <span className={css['status']} data-tone={tone}>
      {children}
    </span>
  );
}
