import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import layout from '../layout/layout.module.css';
import css from './skeleton.module.css';

/** A grey placeholder for content. It appears after 300 ms, so that fast responses do not flash it. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'title' | 'box' }) {
  return <span className={classNames(css['skeleton'], css[shape])} aria-hidden="true" data-coming="" />;
}

const lines = ['first', 'second', 'third', 'fourth'];

/** Reserves the space of a few lines while they load. */
export function SkeletonLines({ shape }: { shape: 'title' | 'box' }) {
  const text = useText();
  return (
    <div className={layout['stack']}>
      <VisuallyHidden>{text('Loading...')}</VisuallyHidden>
      {lines.map((line) => (
        <Skeleton key={line} shape={shape} />
      ))}
    </div>
  );
}

/** A skeleton of content without which the screen counts as painted: deferred code does not wait for it. */
export function LaterLines() {
  const text = useText();
  return (
    <div className={layout['stack']}>
      <VisuallyHidden>{text('Loading...')}</VisuallyHidden>
      {lines.map((line) => (
        <span key={line} className={classNames(css['skeleton'], css['title'])} aria-hidden="true" data-later="" />
      ))}
    </div>
  );
}
