import { classNames } from '../base/class-names.ts';
import css from './skeleton.module.css';

/** A grey bar where content will stand. It shows after 300 ms only, so that a quick answer never flashes. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'title' | 'box' | 'circle' }) {
  return <span className={classNames(css['skeleton'], css[shape])} aria-hidden="true" data-coming="" />;
}
