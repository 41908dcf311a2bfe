import css from './dots.module.css';

/** Lucide's `ellipsis` at 18 pixels as one element instead of four, because a list has a hundred of them. */
export function Dots() {
  return <span className={css['dots']} aria-hidden="true" />;
}
