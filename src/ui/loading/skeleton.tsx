import { classNames } from '../base/class-names.ts';
import css from './skeleton.module.css';

/** A grey placeholder for content. It appears after 300 ms, so that fast responses do not flash it. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'title' | 'box' }) {
  return <span className={classNames(css['skeleton'], css[shape])} aria-hidden="true" data-coming="" />;
}
