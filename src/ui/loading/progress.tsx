import css from './progress.module.css';

export type ProgressProps = {
  /** Names the bar for screen readers. */
  label: string;
  value: number;
  max: number;
  /** The numbers, beside the bar. */
  children?: string;
};

/** A progress bar. */
export function Progress({ label, value, max, children }: ProgressProps) {
  return (
    <div className={css['progress']}>
      <progress aria-label={label} max={max} value={value} />
      {children && <span>{children}</span>}
    </div>
  );
}
