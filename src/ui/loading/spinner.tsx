import css from './spinner.module.css';

/** A small spinner. Decorative: show the state as text beside it. */
export function Spinner({ size = 16 }: { size?: 16 | 20 }) {
  return (
    <svg className={css['spinner']} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <circle className={css['track']} cx="8" cy="8" r="6.25" />
      <circle className={css['arc']} cx="8" cy="8" r="6.25" />
    </svg>
  );
}
