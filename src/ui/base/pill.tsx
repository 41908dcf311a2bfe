import css from './pill.module.css';

export type PillTone = 'success' | 'info' | 'warning' | 'error';

interface PillProps {
  readonly children: string;
  /** Grey without a tone. */
  readonly tone?: PillTone | undefined;
}

/** A status as a word in a frame, with a dot in its colour. Renders nothing without a word. */
export function Pill({ children, tone }: PillProps) {
  if (children === '') return null;
  return (
    <span className={css['pill']} data-tone={tone}>
      {children}
    </span>
  );
}
